import { expect, test } from 'vitest'
import type { Wallet } from './wallet.ts'
import { withCautions } from './wallet-caution.ts'

let announced = 0
const wallet = (name: string, ...rdns: readonly string[]): Wallet => ({
  id: `${rdns}#${++announced}`,
  rdns,
  name,
  iconUrl: '',
  iconBackground: '#fff',
  group: 'installed',
  transport: () => ({ kind: 'here' }),
  loadConnector: () => Promise.reject(new Error('not used'))
})
const catalogue = [wallet('MetaMask', 'io.metamask', 'io.metamask.flask'), wallet('WalletConnect')]
const cautions = (...wallets: readonly Wallet[]) => withCautions(wallets, catalogue).map(({ caution }) => caution)

test('wallets with unique names and identifiers need no caution', () => {
  expect(cautions(wallet('MetaMask', 'io.metamask'), wallet('Pelican', 'test.pelican'))).toEqual([undefined, undefined])
})

test('all wallets that share an identifier need a caution, whatever their names', () => {
  const [first, second, third] = ['MetaMask', 'MetaMask', 'Pelican'].map((name) => wallet(name, 'io.metamask'))
  expect(cautions(...[first, second, third].filter((each) => each !== undefined))).toEqual([
    'shared-identifier',
    'shared-identifier',
    'shared-identifier'
  ])
})

test.each(['MetaMask', 'metamask', 'Meta Mask', 'MetaMask!', 'ＭｅｔａＭａｓｋ'])(
  'who is called %s like a wallet of the catalogue, but does not have its identifier, borrows the name',
  (name) => {
    expect(cautions(wallet(name, 'test.evil'), wallet(name))).toEqual(['borrowed-name', 'borrowed-name'])
    expect(cautions(wallet(name, 'io.metamask.flask'))).not.toContain('borrowed-name')
  }
)

test('the name of a catalogue wallet without identifiers is always borrowed', () => {
  expect(cautions(wallet('WalletConnect', 'test.evil'))).toEqual(['borrowed-name'])
})

test('beside a borrowed name, the real wallet is recognised by its identifier', () => {
  expect(cautions(wallet('MetaMask', 'io.metamask'), wallet('MetaMask', 'test.evil'))).toEqual([
    'ambiguous-name',
    'borrowed-name'
  ])
})

test('a name that two wallets share, or with lookalike letters, is ambiguous', () => {
  expect(
    cautions(wallet('Pelican', 'test.one'), wallet('pelican', 'test.two'), wallet('Мetamask', 'test.evil'))
  ).toEqual(['ambiguous-name', 'ambiguous-name', 'ambiguous-name'])
})

test('the cost of comparing is linear in the number of wallets', () => {
  const reads = (count: number) => {
    let counted = 0
    const wallets = Array.from({ length: count }, (_, index) =>
      Object.defineProperty(wallet('', 'test.same'), 'name', {
        enumerable: true,
        get: () => {
          counted++
          return `Wallet ${index % 7}`
        }
      })
    )
    withCautions(wallets, catalogue)
    return counted
  }
  expect(reads(300)).toBeLessThanOrEqual(10 * reads(30))
})
