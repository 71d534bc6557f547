import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildPage } from '../build/build-page.ts'
import { root } from '../ready.mjs'
import { INSTANT_WALLET } from './instant-wallet.ts'
import type { BuiltSite } from './speed-visit.ts'

interface Peer {
  readonly name: string
  /** In the folder of all. */
  readonly folder: string
  /** Where its dialog lists wallets. */
  readonly list: string
  /** Whose versions say what was measured. */
  readonly packages: readonly string[]
}

const FOLDER = path.join(root, 'tests/bench/peers')

const peers: readonly Peer[] = [
  {
    name: 'RainbowKit',
    folder: 'rainbowkit',
    list: 'button[data-testid^="rk-wallet-option"]',
    packages: ['@rainbow-me/rainbowkit']
  },
  { name: 'ConnectKit', folder: 'connectkit', list: '[role=dialog] button', packages: ['connectkit'] },
  {
    name: 'AppKit',
    folder: 'appkit',
    list: [
      'w3m-modal',
      'w3m-router',
      'w3m-connect-view',
      'w3m-wallet-login-list',
      'w3m-connector-list',
      'w3m-connect-injected-widget',
      'wui-list-wallet',
      'button'
    ].join(' >>> '),
    packages: ['@reown/appkit', '@reown/appkit-adapter-wagmi']
  },
  {
    name: 'Web3-Onboard',
    folder: 'web3-onboard',
    list: 'onboard-v2 >>> button',
    packages: ['@web3-onboard/core', '@web3-onboard/react', '@web3-onboard/injected-wallets']
  }
]

/** Builds a page for each kit, with the product's build settings; their packages are installed. */
export async function buildPeers(folder: string): Promise<readonly BuiltSite[]> {
  const built: BuiltSite[] = []
  for (const { name, folder: kit, list } of peers) {
    const { dist } = await buildPage(path.join(folder, `speed-${kit}`), {}, path.join(FOLDER, kit))
    built.push({ name, dist, wallet: { selector: list, pattern: INSTANT_WALLET, isMoving: true } })
  }
  return built
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

/** Which versions were measured, and what differs from an ordinary installation. */
export function peerNotes(): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')) as Manifest
  const shared = ['wagmi', 'viem', '@tanstack/react-query']
  const versions = (names: readonly string[]) => names.map((name) => `${name} ${dependencies[name]}`).join(', ')
  const empty = Object.keys(dependencies).filter((name) => dependencies[name] === 'file:empty-package')
  return `Kits: ${versions(peers.flatMap(({ packages }) => packages))};
all on ${versions(['react'])}, and all but Web3-Onboard on ${versions(shared)}.
Replaced by an empty package, because they or what they bring have no permissive licence: ${empty.join(', ')};
with them, a kit could only load more. ua-parser-js, which RainbowKit uses, is version 1, for the same reason.
No other host can be reached: requests to a kit's own servers fail at once, and count as requests.`
}
