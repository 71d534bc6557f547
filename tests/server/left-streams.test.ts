import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
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
    await expect.poll(isOpen).toBe(0)
    const tab = await openTab()
    expect(String((await once(tab, 'data'))[0])).toContain('200 OK')
    expect(isOpen()).toBe(1)
    tab.destroy()
    await expect.poll(isOpen).toBe(0)
  } finally {
    server.close()
    server.closeAllConnections()
    service.close()
  }
})
