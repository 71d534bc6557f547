import { when } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli, mainnet } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { RECORDS_PREFIX, serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { SentTransaction } from '#domain/transaction/transaction.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import type { Tab, TabOptions } from './story.ts'

const HOUR_MS = 3_600_000

/** Never answers. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** In the browser, with an icon of its own. */
export function metaMask(connector = new FakeConnector(), more: Partial<Wallet> = {}): Wallet {
  return walletOf('metaMask', connector, { name: 'MetaMask', iconUrl: '/wallets/metamask.svg', ...more })
}

/** On a phone, and to be had in stores. */
export function rainbow(connector = new FakeConnector(), more: Partial<Wallet> = {}): Wallet {
  return walletOf('rainbow', connector, {
    name: 'Rainbow',
    iconUrl: '/wallets/rainbow.svg',
    iconBackground: '#0c2f78',
    iconAccent: '#0c2f78',
    group: 'popular',
    transport: () => ({ kind: 'pairing' }),
    pairingLink: (uri) => `rainbow://wc?uri=${encodeURIComponent(uri)}`,
    downloads: {
      anyBrowser: 'https://wallet.example/extension',
      ios: 'https://wallet.example/ios',
      mobile: 'https://wallet.example/app',
      qrCode: 'https://wallet.example/code'
    },
    instructions: {
      mobile: ['install', 'create', 'scan'],
      extension: ['install', 'create', 'refresh'],
      learnMoreUrl: 'https://wallet.example/learn'
    },
    ...more
  })
}

/** Not installed. */
export function coinbase(more: Partial<Wallet> = {}): Wallet {
  return walletOf('coinbase', new FakeConnector(), {
    name: 'Coinbase Wallet',
    iconUrl: '/wallets/coinbase.svg',
    iconBackground: '#2c5ff6',
    group: 'popular',
    transport: () => ({ kind: 'absent' }),
    downloads: { anyBrowser: 'https://wallet.example/extension', mobile: 'https://wallet.example/app' },
    ...more
  })
}

/** A tab whose only wallet is MetaMask. */
export function withMetaMask(connector = new FakeConnector(), more: TabOptions = {}): TabOptions {
  return { announced: false, catalogue: [metaMask(connector)], connector, ...more }
}

export async function connect({ models }: Tab): Promise<void> {
  await models.connection.connect('metaMask')
}

/** Alice has a name, without a picture: that would be another server's. */
export function named(): FakeNames {
  const names = new FakeNames()
  names.avatars.clear()
  return names
}

/** For a tab with `signIn`. */
export async function connectAndSignIn(tab: Tab): Promise<void> {
  tab.models.dialogs.openConnect()
  await connect(tab)
  await when(() => tab.models.signIn.canPress)
  await tab.models.signIn.press()
}

const tUSD = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 } as const
const tokenPayment = { kind: 'transfer', to: bob, value: 10_000_000n, currency: tUSD } as const
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Two test networks with a token each, and one where coins are worth something. */
export const chains: readonly Chain[] = [
  {
    ...baseGoerli,
    tokens: [tUSD]
  },
  lineaGoerli,
  mainnet
]

export const withoutExplorer: Chain = { ...baseGoerli, blockExplorers: [] }

/** What differs between the transactions of the scenes. */
export type KeptFate = Fate &
  Partial<Pick<SentTransaction, 'hash' | 'isProposal' | 'confirmations' | 'nonce' | 'description' | 'mismatch'>>

const block = { blockNumber: 41_237, blockHash: hashOf(41_237) } as const

/** Every fate of a transaction, by what it is called. */
export const fates = {
  pending: { status: 'pending' },
  'waiting for confirmations': { status: 'pending', confirmations: 3, confirmationsSoFar: 1 },
  'dropped by a reorganisation': { status: 'pending', ...block },
  'not found': { status: 'pending', unknownSince: Date.UTC(2026, 0, 2, 15, 4) },
  'not found, its nonce used by another': {
    status: 'pending',
    unknownSince: Date.UTC(2026, 0, 2, 15, 4),
    nonceUsedBy: hashOf(77)
  },
  'seen by no node': { status: 'pending', unknownSince: Date.UTC(2026, 0, 2, 15, 4), isNeverSeen: true },
  'too old for nodes': { status: 'pending', unknownSince: 1, isBeyondHistory: true },
  proposed: { status: 'pending', isProposal: true },
  confirmed: { status: 'confirmed', isFinal: true, ...block },
  'sped up': { status: 'confirmed', isFinal: true, speedUp: hashOf(77), ...block },
  reverted: {
    status: 'failed',
    isFinal: true,
    ...block,
    revert: { type: 'reason', details: 'ERC20: transfer amount exceeds balance' }
  },
  'failed without a reason': { status: 'failed', isFinal: true, ...block, revert: { type: 'unrepeated', details: '' } },
  cancelled: { status: 'failed', isFinal: true, replacement: 'cancellation', replacedBy: hashOf(77), ...block },
  replaced: {
    status: 'failed',
    isFinal: true,
    replacement: 'other',
    replacedBy: hashOf(77),
    instead: `${bob} 1500000000000000000 0x`,
    ...block
  },
  'replaced, by what is unclear': { status: 'failed', isFinal: true, replacement: 'unclear' },
  'a proposal was rejected': { status: 'failed', isProposal: true, isFinal: true },
  'the wallet sent something else': {
    status: 'confirmed',
    isFinal: true,
    mismatch: { kind: 'call', outline: `${other} 1000000000000000000 0x` },
    ...block
  },
  'the wallet sent an approval instead': {
    status: 'confirmed',
    isFinal: true,
    mismatch: {
      kind: 'call',
      outline: `${tUSD.address} 0 0x095ea7b3${other.slice(2).toLowerCase().padStart(64, '0')}${'f'.repeat(64)}`
    },
    ...block
  },
  'less has arrived': { status: 'confirmed', isFinal: true, arrived: 100_000n, description: tokenPayment, ...block },
  'nothing has arrived': { status: 'confirmed', isFinal: true, arrived: 0n, description: tokenPayment, ...block }
} as const satisfies Readonly<Record<string, KeptFate>>

/** A browser that has kept these transactions of the account, newest first. */
export function keeping(...kept: readonly KeptFate[]): FakeBrowserStorage {
  const storage = new FakeBrowserStorage()
  for (const [index, each] of kept.entries()) {
    const { hash = hashOf(index + 1), nonce = 40 - index, isProposal, confirmations, mismatch, ...rest } = each
    const { description = `Send 0.${index + 1} ETH to 0x70…79C8`, ...fate } = rest
    const sent = {
      hash,
      description,
      from: alice,
      to: bob,
      nonce,
      addedAt: Date.now() - (index + 1) * HOUR_MS,
      ...(isProposal && { isProposal }),
      ...(confirmations !== undefined && { confirmations }),
      ...(mismatch && { mismatch })
    }
    const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash })
    storage.values.set(key, serialiseTransaction({ sent, fate }))
  }
  return storage
}

/** A browser without room for what the account sends. */
export function withoutRoom(): FakeBrowserStorage {
  return Object.assign(new FakeBrowserStorage(), { refusedPrefix: RECORDS_PREFIX })
}

/** Connects, and lists what the account has just sent. */
export async function connectAndSend(tab: Tab): Promise<void> {
  tab.reader.getBlockNumber = never
  await connect(tab)
  tab.models.transactions.add({ hash: hashOf(50), description: 'Send 0.5 ETH to 0x70…79C8', to: bob })
}

/** How long a scene may take until it has drawn what it presses. */
const DRAWN_WITHIN_MS = 10_000

/** Waits for what a scene draws after a while, to press it. */
export function drawnIn(scene: HTMLElement, selector: string, place = 0): Promise<HTMLElement> {
  return found(selector, () => scene.querySelectorAll<HTMLElement>(selector)[place])
}

/** Presses the button with this text, once it is there. */
export async function press(scene: HTMLElement, text: string): Promise<void> {
  const buttons = () => [...scene.querySelectorAll<HTMLElement>('button')]
  const button = await found(text, () => buttons().find(({ textContent }) => textContent === text))
  button.click()
}

async function found(what: string, find: () => HTMLElement | undefined): Promise<HTMLElement> {
  const end = performance.now() + DRAWN_WITHIN_MS
  while (performance.now() < end) {
    const element = find()
    if (element) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  throw new Error(`The scene never drew "${what}".`)
}

/** Types into a field as a visitor does. */
export function typeInto(field: HTMLInputElement | null, text: string): void {
  if (!field) throw new Error('The scene has no such field.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses a button that copies, in a browser that lets it, or that does not. */
export async function pressCopy(button: HTMLElement, outcome: 'copied' | 'refused'): Promise<void> {
  const writeText = outcome === 'copied' ? async () => undefined : () => Promise.reject(new Error('Not allowed.'))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  button.click()
  await Promise.resolve()
  Reflect.deleteProperty(navigator, 'clipboard')
}

/** Does this as if so much time had passed. */
export function after(ms: number, act: () => void): void {
  const { now } = Date
  Date.now = () => now() + ms
  act()
  Date.now = now
}

/** Looks like the address that was paid before. */
export const lookAlike: Address = `${bob.slice(0, 6) as '0x'}${'0'.repeat(32)}${bob.slice(-4)}`
