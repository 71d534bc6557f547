// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/chains.ts'
import { closed, type EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Networks } from './networks.tsx'

const now = new Date(2026, 0, 2, 12, 3, 30).getTime()
const twoMinutesAgo = now - 120_000
const good: EndpointHealth = { host: 'a.example', via: 'http', circuit: closed, latencyMs: 45.4, slowSince: undefined }
const trouble = { since: twoMinutesAgo, failures: 3, lastFailure: 'timeout' } as const
let stop: () => void = () => undefined

beforeEach(() => {
  vi.setSystemTime(now)
  document.documentElement.lang = 'en-GB'
})
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
})

async function draw(...endpoints: readonly EndpointHealth[]) {
  const rpcUrls = endpoints.map(({ host }, i) => `https://${host}/${i}`)
  const tab = openTab({ chains: [{ ...baseGoerli, rpcUrls }] })
  stop = tab.stop
  tab.reader.head = 15_000_070n
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <Networks />
      </FakePage>
    )
  )
  act(() => {
    for (const listener of tab.reader.healthListeners) listener(84531, endpoints)
  })
}

const rows = () =>
  within(screen.getAllByRole('listitem')[0] as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))

test('each network has its newest block', async () => {
  await draw(good)
  expect(screen.getByRole('region', { name: 'Networks' }).textContent).toContain('Base GoerliBlock 15,000,070')
})

test.each<[string, Partial<EndpointHealth>, string]>([
  ['that answers', {}, 'a.example 45 ms'],
  ['that was not needed yet', { latencyMs: undefined }, 'a.example Standby'],
  ['of a WebSocket', { via: 'websocket' }, 'a.example WebSocket45 ms'],
  ['that is slow', { latencyMs: 2_440, slowSince: twoMinutesAgo }, 'a.example 2.4 secsSlow since 12:01.'],
  [
    'that is paused',
    { circuit: { status: 'open', until: now + 8_000, ...trouble } },
    'a.example Since 12:01: The node did not answer in time. Paused until 12:03:38.'
  ],
  [
    'that is tried again',
    { circuit: { status: 'half-open', ...trouble, lastFailure: 'unreachable' } },
    'a.example Since 12:01: The node cannot be reached. Retrying automatically.'
  ]
])('an endpoint %s says so in words', async (_what, more, words) => {
  await draw({ ...good, ...more })
  expect(rows()).toEqual([words])
})

test('endpoints of the same host keep their order', async () => {
  await draw(good, { ...good, latencyMs: undefined })
  expect(rows()).toEqual(['a.example 45 ms', 'a.example Standby'])
})
