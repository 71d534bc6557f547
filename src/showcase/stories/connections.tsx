import { baseSepolia, lineaSepolia } from '#domain/chain/known-chains.ts'
import type { PageRequest } from '#domain/page-request.ts'
import { ConnectionsDialog } from '#ui/views/shell/connections-dialog.tsx'
import { withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const chains = [
  { ...baseSepolia, rpcUrls: ['https://nodes.example/base-sepolia'] },
  { ...lineaSepolia, rpcUrls: ['https://nodes.example/linea-sepolia'] }
]

/** A visit that began an hour ago, and has asked these hosts, one after the other. */
function visit(asked: readonly Partial<PageRequest>[]): Scene {
  const openedAt = Date.now() - 3_600_000
  const requests = [{ url: `${location.origin}/` }, ...asked].map((request, n): PageRequest => {
    const firstAt = openedAt + n * 61_000
    return { url: '', kind: 'request', firstAt, lastAt: firstAt + 1_000 * n, count: 1 + 97 * n, ...request }
  })
  return {
    tab: () => withMetaMask(),
    draw: () => <ConnectionsDialog />,
    settings: {
      chains,
      names: { chain: { rpcUrls: ['https://ethereum.example'] } },
      authUrl: 'https://sign-in.example',
      walletConnect: { relayUrl: 'wss://relay.walletconnect.org' },
      connectHosts: ['https://api.example']
    },
    shell: { requests: () => requests }
  }
}

export const story: Story = {
  group: 'Page',
  title: 'Connections',
  layout: 'dialog',
  states: {
    'nothing but the page': visit([]),
    'a connected visit': visit([
      { url: 'https://nodes.example/base-sepolia' },
      { url: 'https://nodes.example/linea-sepolia' },
      { url: 'https://sign-in.example/nonce' },
      { url: 'https://ethereum.example' },
      { url: 'wss://relay.walletconnect.org', kind: 'socket' },
      { url: 'https://api.example/prices' }
    ]),
    'a long name, for a purpose that is not known': visit([
      { url: `wss://a-host-with-a-long-name.${'part.'.repeat(8)}example/`, kind: 'socket', count: 1_234_567 }
    ])
  }
}
