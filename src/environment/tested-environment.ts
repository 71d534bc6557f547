import { config } from '../config.ts'
import { readEnvironment as readWith } from './environment.ts'

/** For tests, which bring their own `config.ts`: another product's breaks none of their rules. */
export { config }

export function readEnvironment(variables: Readonly<Record<string, string>>, used = config) {
  return readWith(variables, used)
}
