import type { Environment } from './environment/environment.ts'
import type { RpcLibrary } from './rpc-libraries.ts'

declare global {
  /** The checked environment; each of these names is replaced by its value at build time. */
  const __ENVIRONMENT__: Environment
  /** Beside the rest, so that the branch of the other library is dropped from the build. */
  const __RPC_LIBRARY__: RpcLibrary
  /** Empty in every build, so that nothing of the shadow mode is in one. */
  const __RPC_SHADOW__: RpcLibrary | ''
  /** Empty in every build, so that nothing in one listens to a development server. */
  const __LOCAL_NETWORK_EVENTS__: string
  /** Where the development server has a phone for its visitors; empty in every build. */
  const __TEST_PHONE__: string
  /** Where the development server has what local names lead to; empty in every build. */
  const __LOCAL_NAMES__: string
}
