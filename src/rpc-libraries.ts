/** The libraries that chains can be read with; tests/ports/README.md says how to add one. */
export const rpcLibraries = ['viem', 'ethers'] as const

export type RpcLibraryName = (typeof rpcLibraries)[number]
