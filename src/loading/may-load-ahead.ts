/** Of the Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * False for a visitor who saves data or has a slow line: code is then loaded on the first sign of intent.
 * @param device the browser's `navigator`.
 */
export function mayLoadAhead(device: object): boolean {
  const { connection } = device as { readonly connection?: Connection }
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}
