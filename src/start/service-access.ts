import { readServerAccess } from '#server/environment.ts'
import { createTokenKey } from '#server/tokens/token-keys.ts'
import { loadVariables } from '../settings/environment-files.ts'

export const SIGN_IN_PATH = '/auth/'

/**
 * What the service within `npm start` reads from the environment and its files.
 * @throws Error with one sentence that names the variable
 */
export function readServiceAccess(variables = loadVariables('development')) {
  // Tokens need not outlive this process.
  return readServerAccess({ AUTH_TOKEN_KEYS: createTokenKey(), ...variables, AUTH_URL: SIGN_IN_PATH })
}
