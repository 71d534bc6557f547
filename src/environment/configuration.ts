import { readRpcShadow } from '#src/rpc-shadow/read-rpc-shadow.ts'
import type { Config } from '../config.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { readDevPath } from './read-dev-path.ts'
import { readTestSafe } from './safe.ts'

interface Configuration {
  readonly environment: Environment
  readonly rpcShadow: ReturnType<typeof readRpcShadow>
  /** Keyed by the constants in `globals.d.ts` that hold them. */
  readonly devPaths: Readonly<Record<string, string>>
}

/** Everything that a build or the development server reads from the environment. @throws Error with one sentence. */
export function readConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
  { isBuild, config }: { readonly isBuild: boolean; readonly config?: Config | undefined }
): Configuration {
  const read = readEnvironment(variables, config)
  const safeHosts = [...read.safeHosts, ...readTestSafe(variables['TEST_SAFE'], { isBuild })]
  const devPath = (variable: string) => readDevPath(variable, variables[variable], { isBuild })
  return {
    environment: { ...read, safeHosts },
    rpcShadow: readRpcShadow(variables['RPC_SHADOW'], { rpcLibrary: read.rpcLibrary, isBuild }),
    devPaths: {
      __LOCAL_NETWORK_EVENTS__: devPath('LOCAL_NETWORK_EVENTS'),
      __TEST_PHONE__: devPath('TEST_PHONE'),
      __LOCAL_NAMES__: devPath('LOCAL_NAMES')
    }
  }
}
