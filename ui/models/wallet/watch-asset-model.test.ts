// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { Token } from '#domain/chain/chain.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'

const token: Token = { address: '0x5FbDB2315678afecb367f032d93F642f64180aa3', symbol: 'USDX', decimals: 6 }
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function connected() {
  const tab = openTab()
  stops.push(tab.stop)
  await tab.models.connection.connect('wallet')
  return tab
}

test('a token is offered on the wallet’s network, and added once the wallet has accepted it', async () => {
  const { models, connector } = await connected()
  const offering = models.watchAsset.offer(token)
  expect(models.watchAsset.watchAsset).toMatchObject({ status: 'pending', token, chainId: 84531 })
  await offering
  expect(connector.watched).toEqual([token])
  expect(models.watchAsset.watchAsset).toEqual({ status: 'added', token, chainId: 84531 })
})

test('a rejection and a failure are distinguished, each with its reason', async () => {
  const { models, connector } = await connected()
  connector.refusal = new WalletError('rejected')
  await models.watchAsset.offer(token)
  expect(models.watchAsset.watchAsset).toMatchObject({
    status: 'failed',
    isRejection: true,
    problem: { kind: 'wallet', problem: 'rejected' }
  })
  connector.refusal = new WalletError('other', { message: 'Out of ink', code: -32603 })
  await models.watchAsset.offer(token)
  expect(models.watchAsset.watchAsset).toMatchObject({
    isRejection: false,
    problem: { kind: 'wallet', problem: 'unknown' },
    details: '-32603: Out of ink'
  })
})

test('a wallet without the method is offered no further tokens', async () => {
  const { models, connector } = await connected()
  connector.refusal = new WalletError('unsupported', { message: 'No.' })
  await models.watchAsset.offer(token)
  expect(models.watchAsset.canOffer).toBe(false)
})

test('a missing method is not attributed to the next wallet paired through the same connector', async () => {
  const { models, connector } = await connected()
  for (const end of [() => connector.emit({ type: 'disconnected' }), () => models.connection.disconnect()]) {
    connector.refusal = new WalletError('unsupported', { message: 'Not approved.' })
    await models.watchAsset.offer(token)
    expect(models.watchAsset.canOffer).toBe(false)
    await end()
    await models.connection.connect('wallet')
    expect([models.connection.connector, models.watchAsset.canOffer]).toEqual([connector, true])
  }
})

test('a wallet that never answers can be cancelled, and its late answer is ignored', async () => {
  const { models, connector } = await connected()
  const answer = deferred<void>()
  connector.watchAsset = () => answer.promise
  const offering = models.watchAsset.offer(token)
  models.watchAsset.cancel()
  answer.resolve()
  await offering
  expect(models.watchAsset.watchAsset.status).toBe('idle')
})

test('one token at a time', async () => {
  const { models, connector } = await connected()
  const first = models.watchAsset.offer(token)
  await models.watchAsset.offer({ ...token, symbol: 'OTHER' })
  await first
  expect(connector.watched).toEqual([token])
})

test('an offer to one wallet is not shown for the next', async () => {
  const { models, discovery } = await connected()
  discovery.announce(walletOf('second', new FakeConnector()))
  await models.watchAsset.offer(token)
  await models.connection.connect('second')
  expect(models.watchAsset.watchAsset.status).toBe('idle')
})

test('a symbol of more than eleven characters is refused before the wallet is asked, on any network', async () => {
  const { models, connector } = await connected()
  await models.watchAsset.offer({ ...token, symbol: 'USDCdotEthV2' }, 59140)
  expect(connector.watched).toEqual([])
  expect(models.watchAsset.watchAsset).toMatchObject({
    status: 'failed',
    chainId: 59140,
    problem: { kind: 'symbol-too-long' }
  })
  await models.watchAsset.offer({ ...token, symbol: 'elevenChars' })
  expect(connector.watched).toHaveLength(1)
})
