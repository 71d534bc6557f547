import { afterEach, expect, test, vi } from 'vitest'
import { connectEthers } from '#adapters/rpc/ethers/ethers-rpc.ts'
import { connectViem } from '#adapters/rpc/viem/viem-rpc.ts'
import { configuredChains } from '#ui/testing/fake-values.ts'
import { rehearseRead } from './rehearse-read.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['viem', connectViem],
  ['ethers', connectEthers]
])('a rehearsal reads a balance through %s, and sends nothing', async (_, connect) => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const healths: unknown[] = []
  await rehearseRead(configuredChains, async (chains, options) => {
    const ports = connect(chains, options)
    ports.reader.watchHealth((_, [endpoint]) =>
      healths.push(endpoint?.circuit.status, endpoint?.latencyMs !== undefined)
    )
    return ports
  })
  expect(healths.slice(-2)).toEqual(['closed', true])
  expect(sent).not.toHaveBeenCalled()
})

test('a network that is reached by sockets only is left alone', async () => {
  const connect = vi.fn()
  await rehearseRead(
    configuredChains.map((chain) => ({ ...chain, rpcUrls: ['wss://node.example'] })),
    connect
  )
  expect(connect).not.toHaveBeenCalled()
})
