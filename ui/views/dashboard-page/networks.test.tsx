// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closed, type EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Networks } from './networks.tsx'

const now = new Date(2026, 0, 2, 12, 3, 30).getTime()
const twoMinutesAgo = now - 120_000
const good: EndpointHealth = { host: 'a.example', via: 'http', circuit: closed, latencyMs: 45.4, slowSince: undefined }
const trouble = { since: twoMinutesAgo, failures: 3, lastFailure: 'timeout' } as const
const GWEI = 10n ** 9n
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
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
  ['that has not answered yet', { latencyMs: undefined }, 'a.example '],
  ['that is one block behind', { lag: { blocks: 1n, at: twoMinutesAgo } }, 'a.example 45 ms1 block behind at 12:01.'],
  [
    'that is many blocks behind',
    { lag: { blocks: 4_000n, at: twoMinutesAgo } },
    'a.example 45 ms4,000 blocks behind at 12:01.'
  ],
  ['of a WebSocket', { via: 'websocket' }, 'a.example WebSocket45 ms'],
  ['that is slow', { latencyMs: 2_440, slowSince: twoMinutesAgo }, 'a.example 2.4 secsSlow since 12:01.'],
  [
    'that is paused',
    { circuit: { status: 'open', until: now + 8_000, restMs: 8_000, ...trouble } },
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

test('the time between blocks and the base fee of the newest one are shown, with a chart of the last 20', async () => {
  await draw(good)
  visitorMoves()
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  const network = screen.getByRole('region', { name: 'Networks' })
  expect(network.textContent).toContain('A block every 2 secs')
  expect(network.textContent).toContain('Base fee0.105 gwei')
  const chart = screen.getByRole('img', { name: 'Base fee of the last 20 blocks, about 0.105 gwei in each' })
  expect(chart.querySelectorAll('rect')).toHaveLength(20)
})

test('the chart can be read as a table, newest block first', async () => {
  await draw(good)
  expect(screen.queryByRole('table')).toBeNull()
  const disclosure = screen.getByText('Base fees by block').closest('details') as HTMLDetailsElement
  await act(async () => {
    disclosure.open = true
    disclosure.dispatchEvent(new Event('toggle'))
  })
  const cells = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(cells).toHaveLength(21)
  expect(cells.slice(0, 2)).toEqual(['BlockBase fee', '15,000,0700.105 gwei'])
})

test.each([
  ['rises and falls', [3n * GWEI, 12n * GWEI, 5n * GWEI], 'Base fee of the last 3 blocks, between 3 and 12 gwei'],
  ['is known of one block only', [3n * GWEI], undefined],
  ['is always 0', [0n, 0n], undefined]
])('a chart of a base fee that %s', async (_what, fees, name) => {
  const tab = openTab({ chains: [baseGoerli] })
  stop = tab.stop
  tab.reader.getRecentBaseFees = async () => ({ newestBlock: 100n, fees })
  await act(async () =>
    render(
      <FakePage models={tab.models}>
        <Networks />
      </FakePage>
    )
  )
  expect(screen.getByText('Block 100')).toBeDefined()
  const chart = screen.queryByRole('img')
  expect(chart?.getAttribute('aria-label')).toBe(name)
  // Few blocks fill no more than the end of the chart.
  const width = Number(chart?.getAttribute('viewBox')?.split(' ')[2])
  const places = [...(chart?.querySelectorAll('rect') ?? [])].map((bar) => width - Number(bar.getAttribute('x')))
  expect([width, places]).toEqual(name === undefined ? [Number.NaN, []] : [79, [11, 7, 3]])
})
