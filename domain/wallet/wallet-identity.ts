/** The longest DNS name. */
const MAX_RDNS_LENGTH = 253
const LABEL = '[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?'
const RDNS = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`)
const CATALOGUE_ID = /^[\w-]+$/

/**
 * EIP-6963 `rdns` in lower case, as domain names compare. Undefined for anything but a domain name of at least two
 * labels, so that it never equals the id of a catalogue wallet.
 */
export function toReverseDomainName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_RDNS_LENGTH) return undefined
  const name = value.toLowerCase()
  return RDNS.test(name) ? name : undefined
}

/**
 * The id, until the page is closed, of an announced wallet that its `rdns` does not identify.
 * @param place its position among the announced wallets.
 */
export function pageId(rdns: string | undefined, place: number): string {
  return `${rdns ?? ''}#${place}`
}

/** On the next visit, or in another tab, such an id may be another wallet's. */
export function isPageId(walletId: string): boolean {
  return walletId.includes('#')
}

/** @throws Error if the id could be mistaken for an announced wallet's. */
export function assertCatalogueId({ id, name }: { readonly id: string; readonly name?: string }): void {
  if (CATALOGUE_ID.test(id)) return
  throw new Error(`Property \`id\` may hold only letters, digits, "-" and "_" for wallet: ${name ?? id}`)
}
