import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createSignInService } from '#server/app.ts'
import { createHttpServer } from '#server/http-server.ts'
import { Visitor } from './visitor.ts'

const TABS = 8

test('pages that leave before, while or after their event stream opens leave nothing behind', async () => {
  const service = createSignInService({ databaseWaitMs: 10_000 })
  const limits = { proxies: 0, sockets: 100, requestTimeoutMs: 10_000, keepAliveMs: 10_000 }
  const server = createHttpServer(service, limits).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitor = new Visitor({ origin: `http://127.0.0.1:${port}`, stop: async () => undefined })
  await visitor.adapter.verify(await visitor.signed())
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const openTab = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await once(socket, 'connect')
    await new Promise((sent) => socket.write(`GET /events HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\n\r\n`, sent))
    return socket
  }
  const isOpen = () => service.openStreams()
  try {
    for (let tab = 0; tab < 3 * TABS; tab++) (await openTab()).destroy()
    const tabs = await Promise.all(Array.from({ length: TABS }, openTab))
    await expect.poll(isOpen).toBeGreaterThan(0)
    for (const tab of tabs) tab.destroy()
    let tab: Socket | undefined
    // Requests of pages that have left may still wait for the database, and open a stream for a moment.
    const answerToNext = async () => {
      tab?.destroy()
      tab = await openTab()
      return String((await once(tab, 'data'))[0])
    }
    await expect.poll(answerToNext).toContain('200 OK')
    await expect.poll(isOpen).toBe(1)
    tab?.destroy()
    await expect.poll(isOpen).toBe(0)
  } finally {
    server.close()
    server.closeAllConnections()
    service.close()
  }
})

test('one address with many accounts takes 64 event streams, and a visitor elsewhere has theirs', async () => {
  const service = createSignInService({ databaseWaitMs: 10_000, origins: ['http://127.0.0.1:1'] })
  const limits = { proxies: 1, sockets: 1000, requestTimeoutMs: 10_000, keepAliveMs: 10_000 }
  const server = createHttpServer(service, limits).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const leaving = new AbortController()
  /** Signs in from an address, and opens as many streams as there may be. @returns how they were answered. */
  const openAll = async (client: string, count: number) => {
    const visitor = new Visitor({ origin, stop: async () => undefined }, 'http://127.0.0.1:1')
    const account = privateKeyToAccount(generatePrivateKey())
    const from = (path: string, init: RequestInit = {}) =>
      visitor.fetch(`${origin}/auth/${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': client } })
    const nonce = await visitor.adapter.getNonce()
    const message = await visitor.adapter.createMessage({ address: account.address, chainId: 84531, nonce })
    const body = JSON.stringify({ message, signature: await account.signMessage({ message }) })
    const headers = { 'content-type': 'application/json' }
    expect((await from('verify', { method: 'POST', headers, body })).status).toBe(200)
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
    const open = async () => {
      const sent = { cookie, 'x-forwarded-for': client }
      return (await fetch(`${origin}/auth/events`, { headers: sent, signal: leaving.signal })).status
    }
    return Promise.all(Array.from({ length: count }, open))
  }
  try {
    const attack: number[] = []
    for (let account = 0; account < 10; account++) attack.push(...(await openAll('203.0.113.66', 8)))
    expect(attack.filter((status) => status === 200)).toHaveLength(64)
    expect(attack.filter((status) => status === 503)).toHaveLength(16)
    expect(await openAll('198.51.100.7', 1)).toEqual([200])
  } finally {
    leaving.abort()
    server.close()
    server.closeAllConnections()
    service.close()
  }
})
