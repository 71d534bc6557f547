import { expect, test } from 'vitest'
import { approvedBy, parseAccount, parseNamedChain, parsePreferred } from './approved-session.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('an account is namespace, chain and address, and comes out checksummed', () => {
  expect(parseAccount(`eip155:84531:${address.toLowerCase()}`)).toEqual({ chainId: 84531, address })
})

test.each([
  `cosmos:cosmoshub-4:${address}`,
  `eip155:0:${address}`,
  `eip155:9007199254740993:${address}`,
  `eip155::${address}`,
  `eip155:1:${address}:1`,
  'eip155:1:vitalik.eth',
  'eip155:1:',
  address,
  ''
])('"%s" is no account of ours', (text) => {
  expect(parseAccount(text)).toBeUndefined()
})

test('a session grants what its EVM namespaces say, together or chain by chain', () => {
  const namespace = (chainId: number, ...methods: string[]) => ({
    accounts: [`eip155:${chainId}:${address}`, 'nonsense'],
    methods,
    events: []
  })
  const approved = approvedBy({
    eip155: namespace(84531, 'personal_sign'),
    'eip155:59140': namespace(59140, 'eth_sendTransaction'),
    cosmos: { accounts: ['cosmos:cosmoshub-4:x'], methods: ['cosmos_sign'], events: [] }
  })
  expect(approved.accounts.map(({ chainId }) => chainId)).toEqual([84531, 59140])
  expect([...approved.methods]).toEqual(['personal_sign', 'eth_sendTransaction'])
})

test.each([84531, '84531', '0x14a33', 'eip155:84531'])('%j names chain 84531', (value) => {
  expect(parseNamedChain(value)).toBe(84531)
})

test.each([0, -1, 1.5, '', 'base', 'eip155:', null, undefined, {}])('%j names no chain', (value) => {
  expect(parseNamedChain(value)).toBeUndefined()
})

test.each([[[address]], [[`eip155:1:${address}`, 'more']], [address], [[address.toLowerCase()]]])(
  'the wallet’s first account is read from %j',
  (value) => {
    expect(parsePreferred(value)).toBe(address)
  }
)

test.each([[[]], [null], [['vitalik.eth']], [{}]])('no account is read from %j', (value) => {
  expect(parsePreferred(value)).toBeUndefined()
})
