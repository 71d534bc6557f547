import { afterEach, beforeEach, expect, test } from 'vitest'
import { messageIdOf } from '#devchain/relay/mailbox.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import { RawClient, type RelayKey, relayKey } from './relay-client.ts'

const topic = 'ab'.repeat(32)
const otherTopic = 'cd'.repeat(32)

let now: number
let server: RelayServer
let clients: RawClient[]

beforeEach(async () => {
  now = Date.now()
  clients = []
  server = await RelayServer.start({ now: () => now })
})
afterEach(async () => {
  for (const client of clients) client.close()
  await server.stop()
})

async function join(key: RelayKey = relayKey()): Promise<RawClient> {
  const client = await RawClient.connect(server.url, key)
  clients.push(client)
  return client
}

const envelope = (message: string, more: object = {}) => ({ topic, message, ttl: 300, tag: 1108, ...more })
const acknowledged = () => server.relay.transcript.next(({ kind }) => kind === 'ack')

test('a message goes to every subscriber of its topic except its sender', async () => {
  const [page, phone, other] = [await join(), await join(), await join()]
  await page.call('irn_subscribe', { topic })
  await phone.call('irn_subscribe', { topic })
  await other.call('irn_subscribe', { topic: otherTopic })
  const received = acknowledged()
  expect(await page.call('irn_publish', envelope('sealed'))).toBe(true)
  await received
  expect(phone.pushed).toMatchObject([{ topic, message: 'sealed', tag: 1108 }])
  expect([...page.pushed, ...other.pushed]).toEqual([])
  expect(String(phone.pushed[0]?.id)).toHaveLength(16)
})

test('a message is kept for later subscribers until it expires, and delivered once', async () => {
  const [page, key] = [await join(), relayKey()]
  await page.call('irn_publish', envelope('early'))
  await page.call('irn_publish', envelope('short', { ttl: 1 }))
  now += 2_000
  const received = acknowledged()
  const phone = await join(key)
  await phone.call('irn_subscribe', { topic })
  await received
  expect(phone.pushed.map(({ message }) => message)).toEqual(['early'])
  const again = await join(key)
  await again.call('irn_subscribe', { topic })
  const next = acknowledged()
  await page.call('irn_publish', envelope('late'))
  await next
  expect(again.pushed.map(({ message }) => message)).toEqual(['late'])
})

test('an unacknowledged message is delivered again', async () => {
  const [page, key] = [await join(), relayKey()]
  const phone = await join(key)
  phone.acknowledges = false
  const pushed = server.relay.transcript.next(({ kind }) => kind === 'out')
  await phone.call('irn_subscribe', { topic })
  await page.call('irn_publish', envelope('sealed'))
  await pushed
  phone.close()
  const received = acknowledged()
  const again = await join(key)
  await again.call('irn_subscribe', { topic })
  await received
  expect(again.pushed).toMatchObject([{ message: 'sealed' }])
})

test('a message published twice is delivered once', async () => {
  const [page, phone] = [await join(), await join()]
  await phone.call('irn_subscribe', { topic })
  await page.call('irn_publish', envelope('sealed'))
  await page.call('irn_publish', envelope('sealed'))
  await page.call('irn_publish', envelope('last'))
  await phone.call('irn_unsubscribe', { topic })
  expect(phone.pushed.map(({ message }) => message)).toEqual(['sealed', 'last'])
})

test('a client receives nothing after it unsubscribes', async () => {
  const [page, phone] = [await join(), await join()]
  await phone.call('irn_batchSubscribe', { topics: [topic, otherTopic] })
  await phone.call('irn_unsubscribe', { topic })
  await page.call('irn_publish', envelope('unheard'))
  await phone.call('irn_batchUnsubscribe', { subscriptions: [{ topic: otherTopic }] })
  await page.call('irn_publish', envelope('unheard', { topic: otherTopic }))
  expect(await phone.call('irn_unsubscribe', { topic })).toBe(true)
  expect(phone.pushed).toEqual([])
})

test('messages can be fetched and acknowledged without a subscription', async () => {
  const [page, phone] = [await join(), await join()]
  await page.call('irn_batchPublish', { messages: [envelope('one'), envelope('two', { topic: otherTopic })] })
  const receipts = [{ topic, messageId: messageIdOf({ message: 'one' }) }]
  const first = { topic, message: 'one', tag: 1108 }
  expect(await phone.call('irn_fetchMessages', { topic })).toMatchObject({ messages: [first], hasMore: false })
  expect(await phone.call('irn_fetchMessages', { topic })).toEqual({ messages: [], hasMore: false })
  const third = await join()
  expect(await third.call('irn_batchReceive', { receipts })).toBe(true)
  expect(await third.call('irn_batchFetchMessages', { topics: [topic, otherTopic] })).toMatchObject({
    messages: [{ message: 'two' }]
  })
})

test('the relay publishes a proposal and its approval, and subscribes their senders', async () => {
  const [page, phone] = [await join(), await join()]
  await phone.call('irn_subscribe', { topic })
  await page.call('wc_proposeSession', { pairingTopic: topic, sessionProposal: 'proposal' })
  await page.call('irn_subscribe', { topic: otherTopic })
  await phone.call('wc_approveSession', {
    pairingTopic: topic,
    sessionTopic: otherTopic,
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'settle'
  })
  await page.call('irn_publish', envelope('to the wallet', { topic: otherTopic }))
  await phone.call('irn_unsubscribe', { topic })
  expect(phone.pushed).toMatchObject([
    { message: 'proposal', tag: 1100 },
    { topic: otherTopic, message: 'to the wallet' }
  ])
  expect(page.pushed).toMatchObject([
    { message: 'yes', tag: 1101 },
    { message: 'settle', tag: 1102 }
  ])
})

test.each([
  ['irn_publish', { topic: 'short', message: 'x', ttl: 1 }, -32602],
  ['irn_publish', { topic, message: '', ttl: 1 }, -32602],
  ['irn_publish', { topic, message: 'x', ttl: 0 }, -32602],
  ['irn_subscribe', {}, -32602],
  ['irn_batchSubscribe', {}, -32602],
  ['irn_anything', {}, -32601],
  ['toString', {}, -32601]
])('%s with %j is rejected', async (method, params, code) => {
  expect(await (await join()).call(method, params)).toBe(code)
})
