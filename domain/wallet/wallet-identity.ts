/** As long as a name of the DNS can be. */
const MAX_RDNS_LENGTH = 253
const LABEL = '[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?'
const RDNS = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`)
const CATALOGUE_ID = /^[\w-]+$/

/**
 * EIP-6963 `rdns` in lower case, as domain names are compared. Undefined for anything but a domain name of at least
 * two labels, so that it is never the id of a catalogue wallet.
 */
export function toReverseDomainName(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_RDNS_LENGTH) return undefined
  const name = value.toLowerCase()
  return RDNS.test(name) ? name : undefined
}

/**
 * Names an announced wallet that its `rdns` alone does not tell from another one, for as long as the page is open.
 * @param place its place among the announced wallets.
 */
export function pageId(rdns: string | undefined, place: number): string {
  return `${rdns ?? ''}#${place}`
}

/** On the next visit, or in another tab, such an id may belong to another wallet. */
export function isPageId(walletId: string): boolean {
  return walletId.includes('#')
}

/** @throws Error when the id could be taken for that of an announced wallet. */
export function assertCatalogueId({ id, name }: { readonly id: string; readonly name: string }): void {
  if (CATALOGUE_ID.test(id)) return
  throw new Error(`Property \`id\` may hold only letters, digits, "-" and "_" for wallet: ${name}`)
}
