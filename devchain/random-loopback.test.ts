import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { isLoopbackHost } from './loopback.ts'
import { type Bind, type LoopbackAddress, listenAtRandom, randomLoopback, urlOf } from './random-loopback.ts'

const servers = [createServer(), createServer()] as const

afterEach(() => {
  for (const server of servers) server.close()
})

/** A system where binding succeeds unless `codeFor` returns an error code. */
function system(codeFor: (address: LoopbackAddress) => string | undefined): { bind: Bind; tried: LoopbackAddress[] } {
  const tried: LoopbackAddress[] = []
  const bind: Bind = async (_server, address) => {
    tried.push(address)
    return codeFor(address)
  }
  return { bind, tried }
}

test('addresses are drawn from all of 127.0.0.0/8 and from 49152 ports', async () => {
  const { bind, tried } = system(() => undefined)
  for (let i = 0; i < 500; i++) await listenAtRandom(servers[0], bind)
  const ports = tried.map(({ port }) => port)
  expect(new Set(tried.map(urlOf)).size).toBe(500)
  expect(Math.min(...ports)).toBeGreaterThanOrEqual(16_384)
  expect(Math.max(...ports)).toBeLessThan(65_536)
  for (const octet of [1, 2, 3]) {
    const values = tried.map(({ host }) => Number(host.split('.')[octet]))
    expect([Math.min(...values) < 64, Math.max(...values) > 192]).toEqual([true, true])
  }
  expect([Math.min(...ports) < 24_576, Math.max(...ports) > 57_344]).toEqual([true, true])
  expect(tried.every(({ host }) => isLoopbackHost(host))).toBe(true)
})

test('a system with only one loopback address gets a random port on it', async () => {
  const { bind } = system(({ host }) => (host === '127.0.0.1' ? undefined : 'EADDRNOTAVAIL'))
  const [first, second] = [await listenAtRandom(servers[0], bind), await listenAtRandom(servers[1], bind)]
  expect([first.host, second.host]).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(first.port).not.toBe(second.port)
})

test('after a port in use, another random address is tried', async () => {
  let draws = 0
  const { bind, tried } = system(() => (++draws === 1 ? 'EADDRINUSE' : undefined))
  const address = await listenAtRandom(servers[0], bind)
  expect(tried).toHaveLength(2)
  expect(address).toEqual(tried[1])
  expect(address.host).not.toBe('127.0.0.1')
})

test('when no port is free, one sentence says so', async () => {
  const { bind } = system(() => 'EADDRINUSE')
  await expect(listenAtRandom(servers[0], bind)).rejects.toThrow('No port on this machine is available (EADDRINUSE).')
})

test('a server listens at its address, and an address for another process is free', async () => {
  const address = await listenAtRandom(servers[0])
  expect(servers[0].address()).toMatchObject({ address: address.host, port: address.port })
  const free = await randomLoopback()
  await new Promise<void>((resolve, reject) => {
    servers[1].once('error', reject)
    servers[1].listen(free.port, free.host, resolve)
  })
})
