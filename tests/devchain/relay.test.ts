import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Relay } from '#devchain/relay/relay.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import { RawClient, type RelayKey, refusalOf, relayKey, relayToken } from './relay-client.ts'

const topic = 'ab'.repeat(32)
const otherTopic = 'cd'.repeat(32)

let server: RelayServer
let clients: RawClient[]

beforeEach(async () => {
  clients = []
  server = await RelayServer.start()
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

test('only clients with their own token and a known project are accepted', async () => {
  const strict = await RelayServer.start({ projectIds: ['ours'] })
  const key = relayKey()
  const forged = `${relayToken(key).split('.').slice(0, 2).join('.')}.${relayToken(relayKey()).split('.')[2]}`
  const seconds = Math.floor(Date.now() / 1000)
  const queries = [
    '',
    '?projectId=theirs',
    '?projectId=ours',
    `?projectId=ours&auth=${forged}`,
    `?projectId=ours&auth=${relayToken(key, { exp: seconds - 3600 })}`,
    `?projectId=ours&auth=${relayToken(key, { iat: seconds + 3600 })}`,
    `?projectId=ours&auth=${relayToken(key, { iss: relayKey().clientId })}`
  ]
  const refusals = await Promise.all(queries.map((query) => refusalOf(`${strict.url}/${query}`)))
  expect(refusals).toEqual([
    [3000, 'Project ID is missing'],
    [3000, 'Unauthorized: invalid key'],
    [3000, 'JWT is malformed'],
    [3000, 'JWT signature is invalid'],
    [3000, 'JWT Token is expired'],
    [3000, 'JWT Token is not yet valid'],
    [3000, 'JWT signature is invalid']
  ])
  expect(strict.relay.transcript.entries().map(({ kind, reason }) => [kind, reason])).toContainEqual([
    'upgrade',
    'Unauthorized: invalid key'
  ])
  await strict.stop()
})

test('pages of other machines are rejected', async () => {
  const url = `${server.url}/?projectId=x&auth=${relayToken(relayKey())}`
  expect(await refusalOf(url, { origin: 'https://evil.example' })).toEqual([403])
  expect(await refusalOf(url, { host: 'rebound.example' })).toEqual([403])
})

test('dropped clients receive missed messages on reconnect, unless the relay forgets them', async () => {
  const [page, key] = [await join(), relayKey()]
  const phone = await join(key)
  await phone.call('irn_subscribe', { topic })
  const closed = phone.closed
  server.relay.drop()
  await closed
  await (await join()).call('irn_publish', envelope('missed'))
  const received = acknowledged()
  const back = await join(key)
  await back.call('irn_subscribe', { topic })
  await received
  expect(back.pushed).toMatchObject([{ message: 'missed' }])
  server.relay.forget()
  expect(await (await join()).call('irn_fetchMessages', { topic })).toEqual({ messages: [], hasMore: false })
  expect(page.pushed).toEqual([])
})

test('a relay can be paused and resumed under the same URL', async () => {
  const { url } = server
  await server.pause()
  await expect(RawClient.connect(url, relayKey())).rejects.toThrow('ECONNREFUSED')
  await server.resume()
  expect(await (await join()).call('irn_subscribe', { topic })).toMatch(/^[0-9a-f]{64}$/)
})

test('the relay can mute connections, refuse upgrades and projects, and fail a method until faults are cleared', async () => {
  const { faults } = server.relay
  const page = await join()
  faults.fail('irn_publish', { times: 1, code: -32000 })
  expect(await page.call('irn_publish', envelope('x'))).toBe(-32000)
  expect(await page.call('irn_publish', envelope('x'))).toBe(true)
  faults.refusesUpgrades = 503
  expect(await refusalOf(server.url)).toEqual([503])
  faults.clear()
  faults.refusesProjects = true
  expect(await refusalOf(`${server.url}/?projectId=any`)).toEqual([3000, 'Unauthorized: invalid key'])
  faults.clear()
  faults.isMute = true
  let isAnswered = false
  const swallowed = server.relay.transcript.next(({ reason }) => reason === 'mute')
  void page.call('irn_subscribe', { topic }).then(() => {
    isAnswered = true
  })
  await swallowed
  faults.clear()
  expect(await page.call('irn_subscribe', { topic: otherTopic })).toMatch(/^[0-9a-f]{64}$/)
  expect(isAnswered).toBe(false)
})

test('it can share a server with a page, on its own path', async () => {
  const relay = new Relay({ path: '/relay' })
  const page = createServer({ keepAliveTimeout: 0 }, (_request, response) => response.end('page'))
  const taken: boolean[] = []
  page.on('upgrade', (request, socket, head) => {
    const isTaken = relay.upgrade(request, socket, head)
    taken.push(isTaken)
    if (!isTaken) socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
  })
  await new Promise<void>((listening) => page.listen(0, '127.0.0.1', listening))
  const origin = `ws://127.0.0.1:${(page.address() as AddressInfo).port}`
  const client = await RawClient.connect(`${origin}/relay`, relayKey())
  expect(await client.call('irn_subscribe', { topic })).toMatch(/^[0-9a-f]{64}$/)
  expect(await refusalOf(`${origin}/rpc/1`)).toEqual([404])
  expect(taken).toEqual([true, false])
  relay.close()
  await new Promise((closed) => page.close(closed))
})
