/** Where each path below a host is a page of its own: the projects of an account, or whatever is on IPFS. */
const SHARED_BELOW = ['github.io', 'gitlab.io', 'bitbucket.io', 'codeberg.page']
const IPFS_GATEWAYS = [
  'ipfs.io',
  'gateway.ipfs.io',
  'dweb.link',
  'cloudflare-ipfs.com',
  'gateway.pinata.cloud',
  'nftstorage.link',
  'w3s.link',
  '4everland.io'
]

/**
 * Whether pages of others are known to share the origin of a host, so that they can read its storage and use its sessions. A gateway
 * that gives each content a host (`bafy….ipfs.dweb.link`) is none, nor is a host that gives each deployment one.
 */
export function isSharedHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return IPFS_GATEWAYS.includes(host) || SHARED_BELOW.some((each) => host === each || host.endsWith(`.${each}`))
}
