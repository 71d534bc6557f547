import { closed, type EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { Networks } from '#ui/views/dashboard-page/networks.tsx'
import { connect, drawnIn, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const GWEI = 10n ** 9n
const good: EndpointHealth = { host: 'a.example', via: 'http', circuit: closed, latencyMs: 45, slowSince: undefined }
const other: EndpointHealth = { ...good, host: 'b.example', via: 'websocket' }

function withHealth(health: () => readonly EndpointHealth[], fields: Partial<FakeReader> = {}): Scene {
  return {
    tab: () => {
      const reader = Object.assign(new FakeReader(), { head: 15_000_070n, getRecentBaseFees: fees, ...fields })
      const rpcUrls = health().map(({ host }) => `https://${host}/`)
      return withMetaMask(undefined, { reader, chains: [{ ...baseGoerli, rpcUrls }] })
    },
    arrange: connect,
    draw: () => <Networks />,
    act: (_drawn, { reader }) => {
      for (const listener of reader.healthListeners) listener(baseGoerli.id, health())
    }
  }
}

const fees: FakeReader['getRecentBaseFees'] = async (_chainId, count) => ({
  newestBlock: 15_000_070n,
  fees: Array.from({ length: Math.min(count, 20) }, (_, n) => 3n * GWEI + BigInt((n * 7) % 11) * GWEI)
})

const trouble = () => ({ since: Date.now() - 120_000, failures: 3, lastFailure: 'timeout' }) as const

export const story: Story = {
  group: 'Dashboard',
  title: 'Networks',
  layout: 'part',
  states: {
    'all is well': withHealth(() => [good, other]),
    'one is slow': withHealth(() => [good, { ...other, latencyMs: 2_440, slowSince: Date.now() - 120_000 }]),
    'one is paused': withHealth(() => [
      good,
      { ...other, circuit: { status: 'open', until: Date.now() + 8_000, restMs: 8_000, ...trouble() } }
    ]),
    'one is tried again': withHealth(() => [
      good,
      { ...other, circuit: { status: 'half-open', ...trouble(), lastFailure: 'unreachable' } }
    ]),
    'one is behind': withHealth(() => [good, { ...other, lag: { blocks: 96n, at: Date.now() - 4_000 } }]),
    'base fees by block': {
      ...withHealth(() => [good]),
      act: async (drawn) => (await drawnIn(drawn, 'summary')).click()
    },
    'many networks': {
      tab: () =>
        withMetaMask(undefined, {
          chains: Array.from({ length: 25 }, (_, n) => ({ ...baseGoerli, id: n === 0 ? baseGoerli.id : 900 + n }))
        }),
      arrange: connect,
      draw: () => <Networks />
    },
    'no answer yet': withHealth(() => [{ ...good, latencyMs: undefined }], {
      getBlockNumber: never,
      getRecentBaseFees: never
    })
  }
}
