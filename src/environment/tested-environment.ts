import { baseGoerli, knownChains, lineaGoerli } from '#domain/chain/chains.ts'
import { type Config, config as developerConfig } from '../config.ts'
import { readEnvironment as readWith } from './environment.ts'

const { appInfo: _, walletGroups: __, ...ownConfig } = developerConfig

/** For tests: another product's `config.ts` breaks none of their rules. */
export const config: Config = { ...ownConfig, chains: [baseGoerli, lineaGoerli], knownChains }

export function readEnvironment(variables: Readonly<Record<string, string>>, used = config) {
  return readWith(variables, used)
}
