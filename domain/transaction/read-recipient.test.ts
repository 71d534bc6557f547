import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { paymentUri } from '#domain/chain/payment-uri.ts'
import { readRecipient } from './read-recipient.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const place = { chain: baseGoerli, chains: [baseGoerli, lineaGoerli] }
const read = (typed: string) => readRecipient(typed, place)

test('what the page’s own code for receiving says is read on its network', () => {
  expect(read(paymentUri(bob, baseGoerli.id))).toEqual({ text: bob, hadInvisible: false })
})

test.each([
  bob,
  ` ${bob}\n`,
  `ethereum:${bob}`,
  `ETHEREUM:${bob}@84531`,
  `ethereum:pay-${bob}@84531`,
  `ethereum:${bob}@84531?`,
  `eip155:84531:${bob}`,
  `basegor:${bob}`,
  `base-goerli:${bob}`,
  `BaseGor:${bob}`
])('%j is Bob on this network', (typed) => {
  expect(read(typed)).toEqual({ text: bob, hadInvisible: false })
})

test.each([
  [`ethereum:${bob}@1`, 'Ethereum'],
  [`ethereum:${bob}@59140`, lineaGoerli.name],
  [`ethereum:alice.eth@137`, 'Polygon'],
  [`ethereum:${bob}@987654321`, 'eip155:987654321'],
  [`ethereum:${bob}@0`, 'eip155:0'],
  [`eip155:1:${bob}`, 'Ethereum'],
  [`eip155:8453:${bob}`, 'Base'],
  [`base:${bob}`, 'Base'],
  [`eth:${bob}`, 'Ethereum'],
  [`linea-goerli:${bob}`, lineaGoerli.name],
  [`harbour:${bob}`, 'harbour']
])('%j is for another network, which is named', (typed, network) => {
  expect(read(typed)).toEqual({ text: '', hadInvisible: false, refused: { problem: 'other-network', network } })
})

test.each([
  `ethereum:${bob}@84531?value=1e18`,
  `ethereum:${bob}?value=100`,
  `ethereum:${bob}?gas=21000`,
  `ethereum:${bob}@84531/transfer?address=${bob}&uint256=1`,
  `ethereum:${bob}/transfer`,
  `ethereum:${bob}@84531#more`,
  `ethereum:${bob}@0x14a33`,
  `ethereum:alice.eth@1/transfer?address=${bob}`
])('%j asks for more than a recipient, and no part of it is taken', (typed) => {
  expect(read(typed)).toEqual({ text: '', hadInvisible: false, refused: { problem: 'payment-request' } })
})

test.each([
  '\u200e',
  '\u200f',
  '\u202a',
  '\u2066',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u0000',
  '\ufe0f'
])('U+%j is removed from an address, and that is said', (invisible) => {
  for (const typed of [
    `${invisible}${bob}`,
    `${bob}${invisible}`,
    `0x70${invisible}${bob.slice(4)}`,
    `ethereum:${invisible}${bob}@84531`
  ])
    expect(read(typed)).toEqual({ text: bob, hadInvisible: true })
})

test('spaces around an address are no news', () => {
  expect(read(`\u00a0\t${bob} `).hadInvisible).toBe(false)
})

test.each([
  'alice.eth',
  '👨‍💻.eth',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}.eth',
  '🏴‍☠️.eth',
  'al\u200dice.eth'
])('the name %j is left as it is, because a joiner may tell it from another one', (name) => {
  expect(read(` ${name} `)).toEqual({ text: name, hadInvisible: false })
})

test('marks of direction around a name are removed, and that is said', () => {
  expect(read('\u2068alice.eth\u2069')).toEqual({ text: 'alice.eth', hadInvisible: true })
})

test.each(['', '0x12', 'bob', `bitcoin:${bob}0`, `solana:1:${bob}`, `${bob} ${bob}`])(
  '%j is handed on as it is',
  (typed) => {
    expect(read(typed)).toEqual({ text: typed, hadInvisible: false })
  }
)
