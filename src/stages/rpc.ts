// A build contains one of them. What names share with it stays here: it compresses better in one file.
import '#adapters/rpc/ethers/ethers-rpc.ts'
import '#adapters/rpc/viem/viem-rpc.ts'
