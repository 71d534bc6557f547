import { isOnOwnOrigin, isSocket } from '#domain/endpoint.ts'

/**
 * Where the development server tells that a local network started over. Empty in every build, so that nothing of it is
 * in one. @throws Error with one sentence that names the variable and its value.
 */
export function readLocalNetworkEvents(value = '', { isBuild }: { readonly isBuild: boolean }): string {
  const path = value.trim()
  if (path !== '' && (isSocket(path) || !isOnOwnOrigin(path))) {
    throw new Error(`LOCAL_NETWORK_EVENTS must be a path that starts with "/", or empty, got "${value}".`)
  }
  return isBuild ? '' : path
}
