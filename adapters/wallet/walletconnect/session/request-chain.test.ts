import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli, mainnet } from '#domain/chain/known-chains.ts'
import { type Approved, requestChain } from './approved-session.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const sharing = (...chainIds: readonly number[]): Approved => ({
  accounts: chainIds.map((chainId) => ({ chainId, address })),
  methods: new Set()
})
const batchOn = (chainId: number) => ({
  method: 'wallet_sendCalls',
  params: [{ chainId: `0x${chainId.toString(16)}` }]
})
const transferOn = (chainId: number) => ({
  method: 'eth_sendTransaction',
  params: [{ from: address, to: address, value: '0x1', chainId: `0x${chainId.toString(16)}` }]
})

test('a request is sent under the page’s chain', () => {
  const both = sharing(baseGoerli.id, lineaGoerli.id)
  for (const request of [{ method: 'personal_sign' }, { method: 'wallet_watchAsset' }, transferOn(lineaGoerli.id)])
    expect(requestChain({ ...both, chainId: lineaGoerli.id }, request)).toBe(lineaGoerli.id)
})

test.each([
  ['transaction', transferOn],
  ['batch', batchOn]
])('a %s goes to the chain that it names, even if the wallet has switched since', (_what, on) => {
  const both = sharing(baseGoerli.id, lineaGoerli.id)
  expect(requestChain({ ...both, chainId: baseGoerli.id }, on(lineaGoerli.id))).toBe(lineaGoerli.id)
  expect(() => requestChain({ ...both, chainId: baseGoerli.id }, on(mainnet.id))).toThrow(
    expect.objectContaining({ kind: 'switch' })
  )
})

test.each(['eth_sendTransaction', 'wallet_sendCalls', 'wallet_watchAsset', 'eth_signTypedData_v4'])(
  '%s on a chain that the session does not share is asked for on no other',
  (method) => {
    expect(() => requestChain({ ...sharing(baseGoerli.id), chainId: lineaGoerli.id }, { method })).toThrow(
      expect.objectContaining({ kind: 'switch', problem: 'not-shared' })
    )
  }
)

test.each([
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
  'wallet_getCallsStatus'
])('%s means the same on every chain, and goes by one that is shared', (method) => {
  expect(requestChain({ ...sharing(baseGoerli.id), chainId: lineaGoerli.id }, { method })).toBe(baseGoerli.id)
})
