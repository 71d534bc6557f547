/** Where content outside of a chain is looked for. */
export interface WebPlaces {
  /** Serves `/ipfs/…` and `/ipns/…`; without a trailing slash. */
  readonly ipfsGateway: string
  /** For local chains only: a record of somebody else's must not lead a visitor's browser to the visitor's machine. */
  readonly allowsThisMachine: boolean
}

const THIS_MACHINE = /^(?:127\.0\.0\.1|localhost|\[::1\])$/
const IPFS = /^(ipfs|ipns):\/\/(?:ip[fn]s\/)?([a-z0-9][\w.-]*(?:\/[^?#]*)?)$/i

/** The address to fetch, or undefined for whatever is not to be fetched: https only, IPFS through its gateway. */
export function webAddress(uri: string, { ipfsGateway, allowsThisMachine }: WebPlaces): string | undefined {
  const [, protocol, path] = IPFS.exec(uri) ?? []
  if (protocol !== undefined) return `${ipfsGateway}/${protocol.toLowerCase()}/${path}`
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  if (url === undefined) return undefined
  if (THIS_MACHINE.test(url.hostname)) return allowsThisMachine && /^https?:$/.test(url.protocol) ? uri : undefined
  return url.protocol === 'https:' ? uri : undefined
}
