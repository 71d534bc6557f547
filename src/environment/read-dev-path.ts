import { isOnOwnOrigin, isSocket } from '#domain/chain/endpoint.ts'

/**
 * The path of something that only the development server has; empty in every build, so that no build contains its code.
 * @throws Error with one sentence that names the variable and its value.
 */
export function readDevPath(variable: string, value = '', { isBuild }: { readonly isBuild: boolean }): string {
  const path = value.trim()
  if (path !== '' && (isSocket(path) || !isOnOwnOrigin(path))) {
    throw new Error(`${variable} must be a path that starts with "/", or empty, got "${value}".`)
  }
  return isBuild ? '' : path
}
