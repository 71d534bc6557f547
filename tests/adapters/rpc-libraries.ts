import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { connectEthers, ethersLibrary } from '#adapters/rpc/ethers/ethers-rpc.ts'
import { AbiCodec } from '#adapters/rpc/reads/contracts/abi-codec.ts'
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import { connectViem, viemLibrary } from '#adapters/rpc/viem/viem-rpc.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { RpcLibraryName } from '#src/rpc-libraries.ts'

interface TestedLibrary {
  readonly connect: (chains: readonly Chain[], options?: RpcOptions) => RpcPorts
  readonly codec: AbiCodec
}

const tested: Readonly<Record<RpcLibraryName, TestedLibrary>> = {
  viem: { connect: connectViem, codec: new AbiCodec(viemLibrary.abi) },
  ethers: { connect: connectEthers, codec: new AbiCodec(ethersLibrary.abi) }
}

/** Every RPC library, for tests outside the suites of ports. */
export const testedLibraries = Object.entries(tested).map(([library, each]) => ({ library, ...each }))
