import type { Environment } from './environment.ts'

declare global {
  /** The checked environment; each of these names is replaced by its value at build time. */
  const __ENVIRONMENT__: Environment
  /** Beside the rest, so that the branch of the other library is dropped from the build. */
  const __RPC_LIBRARY__: Environment['rpcLibrary']
  const __BUILT_IN_YEAR__: number
}
