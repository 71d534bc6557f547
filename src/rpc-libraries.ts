/** The libraries that chains can be read with; tests/ports/README.md says how to add one. */
export const rpcLibraries = ['viem', 'ethers'] as const

export type RpcLibrary = (typeof rpcLibraries)[number]

/** @throws Error with one sentence that names the variable and its value. */
export function checkedRpcLibrary(variable: string, value: string): RpcLibrary {
  const library = rpcLibraries.find((name) => name === value)
  if (library) return library
  throw new Error(`${variable} must be ${rpcLibraries.map((name) => `"${name}"`).join(' or ')}, got "${value}".`)
}
