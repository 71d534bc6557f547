import { expect, test } from 'vitest'
import { ANY_PAIRED_ID, pairedWallet } from './paired-wallet.ts'
import type { Wallet } from './wallet.ts'

function walletOf(id: string, name: string, more: Partial<Wallet> = {}): Wallet {
  const looks = { iconUrl: `/${id}.svg`, iconBackground: '#fff', group: 'popular' } as const
  const loadConnector = () => Promise.reject(new Error('Not for this test.'))
  return { id, name, ...looks, transport: () => ({ kind: 'pairing' }), loadConnector, ...more }
}

const any = walletOf(ANY_PAIRED_ID, 'WalletConnect')
const rainbow = walletOf('rainbow', 'Rainbow', { openLink: 'rainbow://' })
const brave = walletOf('brave', 'Brave Wallet', { shortName: 'Brave' })

test('a wallet that scanned the code for any wallet has the name it gave itself, via WalletConnect', () => {
  expect(pairedWallet(any, 'Test Phone', any)).toMatchObject({ name: 'Test Phone', isPaired: true, id: any.id })
})

test('a wallet without a visible name, or named WalletConnect, keeps the catalogue’s name', () => {
  for (const name of [undefined, '', '\u200B\u202E', 'WalletConnect', 'walletconnect'])
    expect(pairedWallet(any, name, any)).toBe(any)
})

test('the name is one line without controls, of at most 40 characters', () => {
  expect(pairedWallet(any, 'Your account\u202E\nis locked', any).name).toBe('Your account is locked')
  expect(pairedWallet(any, 'x'.repeat(1_000), any).name).toHaveLength(40)
})

test('a picked app keeps its name and link if the peer’s name matches', () => {
  for (const name of ['🌈 Rainbow', 'RAINBOW wallet', undefined])
    expect(pairedWallet(rainbow, name, any)).toEqual({ ...rainbow, isPaired: true })
  expect(pairedWallet(brave, 'Brave', any).name).toBe('Brave Wallet')
})

test('a name that merely contains the picked app’s name is another wallet’s', () => {
  for (const name of ['Not Rainbow at all', 'Rainbow Wallet Support', 'Rainbows', 'My Rainbow Wallet']) {
    const wallet = pairedWallet(rainbow, name, any)
    expect([wallet.name, wallet.iconUrl, wallet.openLink]).toEqual([name, any.iconUrl, undefined])
  }
  for (const name of ['WalletConnect Sample Wallet', 'WalletConnect Wallet'])
    expect(pairedWallet(any, name, any)).toMatchObject({ name, isPaired: true })
})

test('if another wallet scanned the code of a picked app, only the app’s id is kept', () => {
  const { openLink, ...others } = rainbow
  expect(pairedWallet(rainbow, 'Test Phone', any)).toEqual({
    ...others,
    name: 'Test Phone',
    iconUrl: any.iconUrl,
    isPaired: true
  })
})
