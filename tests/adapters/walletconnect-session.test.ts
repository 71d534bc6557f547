import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { Address } from '#domain/address.ts'
import type { Token } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli, mainnet } from '#domain/chain/known-chains.ts'
import { limit } from '../run/limits.mjs'
import { failureOf, peer, WalletConnectHarness, type WalletConnectPage } from './walletconnect-harness.ts'
import { patientLimits } from './walletconnect-limits.ts'

const [first, second] = testAccounts as readonly [Address, Address]
const REQUEST_TAG = 1108

let devchain: Devchain
let nodeUrls: Record<number, string>

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [baseGoerli.id, lineaGoerli.id] })
  const [base, linea] = await Promise.all([devchain.url(baseGoerli.id), devchain.url(lineaGoerli.id)])
  nodeUrls = { [baseGoerli.id]: base, [lineaGoerli.id]: linea }
})
afterAll(() => devchain?.stop())

const harness = WalletConnectHarness.use(() => nodeUrls)

test('messages are signed with the account’s key', async () => {
  const { connector } = await harness.connected()
  const signature = await connector.signMessage(first, 'häfen ⚓')
  expect(await verifyMessage({ address: first, message: 'häfen ⚓', signature })).toBe(true)
})

test.each([baseGoerli, lineaGoerli])('a transfer is mined on $name', async ({ id }) => {
  await harness.replacePhone({ chainIds: [id] })
  const { connector } = await harness.connected()
  const hash = await connector.sendTransaction({ from: first, to: second, value: 7n, chainId: id })
  await expect
    .poll(() => callNode(nodeUrls[id] ?? '', 'eth_getTransactionReceipt', [hash]), {
      interval: 20,
      timeout: limit(30_000)
    })
    .toMatchObject({ status: '0x1', to: second.toLowerCase() })
})

test('a rejected request fails as rejected, and a request to a wallet that disconnects fails too', async () => {
  const page = await harness.connected()
  harness.phone.next('personal_sign', 'reject')
  expect(await failureOf(page.connector.signMessage(first, 'hi'))).toMatchObject({ kind: 'rejected' })
  harness.phone.next('personal_sign', 'ask')
  const waiting = failureOf(page.connector.signMessage(first, 'hi'))
  await harness.phone.untilPrompted('personal_sign')
  const notified = page.nextEvent()
  await harness.phone.disconnect()
  expect(await waiting).toMatchObject({ kind: 'unauthorized' })
  expect(await notified).toEqual({ type: 'disconnected' })
  expect(await page.connector.resume()).toBeUndefined()
})

test('a method that the wallet did not approve is not sent', async () => {
  await harness.replacePhone({ methods: ['eth_sendTransaction'] })
  const { connector } = await harness.connected()
  const failure = await failureOf(connector.signMessage(first, 'hi'))
  expect(failure).toMatchObject({ kind: 'unsupported' })
  expect(failure).toHaveProperty('message', 'personal_sign was not approved.')
  expect(harness.relay.relay.transcript.entries().filter(({ tag }) => tag === REQUEST_TAG)).toEqual([])
})

test('switching to a shared chain needs no prompt', async () => {
  const page = await harness.connected()
  await page.connector.switchChain(lineaGoerli)
  expect(page.events).toEqual([{ type: 'chainChanged', chainId: lineaGoerli.id }])
  expect(await page.connector.resume()).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
  expect(harness.asked('wallet_switchEthereumChain')).toBe(0)
})

test('a chain that the wallet does not share is requested', async () => {
  await harness.replacePhone({ chainIds: [baseGoerli.id] })
  const page = await harness.connected()
  expect(page.connector.canSwitchChain).toBe(true)
  harness.phone.next('wallet_switchEthereumChain', 'reject')
  expect(await failureOf(page.connector.switchChain(lineaGoerli))).toMatchObject({ kind: 'rejected' })
  await page.connector.switchChain(lineaGoerli)
  expect(await page.connector.resume()).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
  expect(harness.asked('wallet_switchEthereumChain')).toBe(2)
  await page.connector.signMessage(first, 'on the new chain')
})

test('a chain that the wallet does not know is added', async () => {
  const base = nodeUrls[baseGoerli.id] ?? ''
  const chainIds = [baseGoerli.id]
  await harness.replacePhone({ nodeUrls: { [baseGoerli.id]: base }, addableNodeUrls: nodeUrls, chainIds })
  const page = await harness.open()
  expect(await page.connect(harness.phone, lineaGoerli)).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
  expect([harness.asked('wallet_switchEthereumChain'), harness.asked('wallet_addEthereumChain')]).toEqual([1, 1])
})

test('a wallet that can add chains but not switch is asked to add', async () => {
  await harness.replacePhone({ chainIds: [baseGoerli.id], methods: ['personal_sign', 'wallet_addEthereumChain'] })
  const page = await harness.connected()
  expect(page.connector.canSwitchChain).toBe(true)
  await page.connector.switchChain(lineaGoerli)
  expect(await page.connector.resume()).toEqual({ account: first, chainId: lineaGoerli.id, ...peer })
})

test('a wallet that can neither switch nor add is not prompted', async () => {
  await harness.replacePhone({ chainIds: [baseGoerli.id], methods: ['personal_sign'] })
  const page = await harness.connected()
  expect(page.connector.canSwitchChain).toBe(false)
  expect(await failureOf(page.connector.switchChain(lineaGoerli))).toMatchObject({ kind: 'unsupported' })
})

test('a wallet that approves a chain but never shares it fails the switch', async () => {
  await harness.replacePhone({ chainIds: [baseGoerli.id], grantsAddedChains: false })
  const page = await harness.open({ limits: { ...patientLimits, sharedWithinMs: 50 } })
  await page.connect(harness.phone)
  expect(await failureOf(page.connector.switchChain(lineaGoerli))).toMatchObject({ kind: 'switch' })
})

test('a wallet that approves a chain and then ends the session is not awaited', async () => {
  await harness.replacePhone({ chainIds: [baseGoerli.id], grantsAddedChains: false })
  const page = await harness.connected()
  const switching = failureOf(page.connector.switchChain(lineaGoerli))
  await harness.phone.transcript.next(
    ({ kind, method }) => kind === 'answer' && method === 'wallet_switchEthereumChain'
  )
  await harness.phone.disconnect()
  expect(await switching).toMatchObject({ kind: 'switch' })
})

test('a change in the wallet is reported once and triggers no request', async () => {
  const page = await harness.connected()
  const account = page.nextEvent()
  await harness.phone.selectAccounts(1, 0)
  expect(await account).toEqual({ type: 'accountsChanged', accounts: [second, first], ...peer })
  const chain = page.nextEvent('chainChanged')
  await harness.phone.switchChain(lineaGoerli.id)
  expect(await chain).toEqual({ type: 'chainChanged', chainId: lineaGoerli.id })
  const unshared = page.nextEvent('chainChanged')
  await harness.phone.switchChain(mainnet.id)
  await unshared
  expect(await page.connector.resume()).toEqual({ account: second, chainId: mainnet.id, ...peer })
  expect(page.events).toHaveLength(3)
  expect(harness.asked('wallet_switchEthereumChain')).toBe(0)
})

test('a session that loses accounts or methods updates the page', async () => {
  const page = await harness.connected()
  const gone = page.nextEvent()
  await harness.phone.grant({ accounts: [1], methods: ['eth_sendTransaction'] })
  expect(await gone).toEqual({ type: 'accountsChanged', accounts: [second], ...peer })
  expect(await failureOf(page.connector.signMessage(second, 'hi'))).toMatchObject({ kind: 'unsupported' })
})

describe('on a chain that the session does not share', () => {
  const token: Token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'tUSD', decimals: 6 }
  async function expectNotAsked({ connector }: WalletConnectPage, from: Address): Promise<void> {
    const transfer = { from, to: first, value: 7n, chainId: lineaGoerli.id }
    for (const asked of [connector.sendTransaction(transfer), connector.watchAsset(token, lineaGoerli.id)]) {
      const failure = await failureOf(asked)
      expect(failure).toMatchObject({ kind: 'switch', problem: 'not-shared' })
    }
    expect(harness.relay.relay.transcript.entries().filter(({ tag }) => tag === REQUEST_TAG)).toEqual([])
  }

  test('a wallet that moved there gets no transaction request, but still signs', async () => {
    await harness.replacePhone({ chainIds: [baseGoerli.id] })
    const page = await harness.connected()
    const moved = page.nextEvent('chainChanged')
    await harness.phone.switchChain(lineaGoerli.id)
    await moved
    await expectNotAsked(page, first)
    await page.connector.signMessage(first, 'hi')
  })

  test('a session that loses the chain gets no request on another one, until the wallet shares it again', async () => {
    const page = await harness.connected()
    await page.connector.switchChain(lineaGoerli)
    const lost = page.nextEvent('accountsChanged')
    await harness.phone.grant({ chainIds: [baseGoerli.id], accounts: [1] })
    await lost
    await expectNotAsked(page, second)
    const shared = page.nextEvent('accountsChanged')
    await harness.phone.grant({ chainIds: [baseGoerli.id, lineaGoerli.id], accounts: [0] })
    await shared
    await page.connector.watchAsset(token, lineaGoerli.id)
    expect(harness.phone.watchedAssets).toHaveLength(1)
  })
})

test('a transfer is requested on its own chain, even if the page switches before it is sent', async () => {
  const { connector } = await harness.connected()
  await connector.switchChain(lineaGoerli)
  const sent = connector.sendTransaction({ from: first, to: second, value: 7n, chainId: lineaGoerli.id })
  await Promise.all([connector.switchChain(baseGoerli), sent])
  const [prompt] = harness.phone.transcript.entries().filter(({ method }) => method === 'eth_sendTransaction')
  expect(prompt).toMatchObject({ kind: 'prompt', chainId: lineaGoerli.id })
})
