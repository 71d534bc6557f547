// One of them is in a build. Names come after it: what both use of the library would compress worse in a file of its own.
import '#adapters/rpc/ethers/ethers-rpc.ts'
import '#adapters/rpc/viem/viem-rpc.ts'
