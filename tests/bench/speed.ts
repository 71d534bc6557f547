import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import { rpcLibraries } from '#src/rpc-libraries.ts'
import { buildPage } from '../build/build-page.ts'
import { launchOptions } from '../e2e/browser.ts'
import { PageHost } from '../e2e/harness/page-host.ts'
import { root } from '../ready.mjs'
import { table } from '../run/table.mjs'
import { median } from './median.ts'
import { type Site, SLOWDOWN, type Speed, visitSlowly } from './speed-visit.ts'

const ROUNDS = 7

/** Medians of one page. */
export interface SpeedOfPage extends Speed {
  readonly page: string
}

/** The most that a row may be: as a multiple of the bare page, or in the row's own unit. */
type Target = { readonly timesBare: number } | { readonly atMost: number }

interface Row {
  readonly label: string
  readonly key: keyof Speed
  /** Divides what is shown: bytes into MB, for example. */
  readonly unit?: number
  readonly target?: Target
}

const MB = 1_000_000

const rows: readonly Row[] = [
  { label: 'click → wallet list, ms', key: 'listMs', target: { timesBare: 2 } },
  { label: '… main thread, ms of CPU', key: 'listBusyMs' },
  { label: 'wallet click → address, ms', key: 'addressMs', target: { timesBare: 2 } },
  { label: 'wallet click → balance, ms', key: 'balanceMs', target: { timesBare: 2 } },
  { label: '… main thread, ms of CPU', key: 'connectBusyMs' },
  { label: 'reload → address, ms', key: 'reloadMs', target: { timesBare: 1.5 } },
  { label: 'largest paint, ms', key: 'largestPaintMs', target: { timesBare: 1 } },
  { label: 'first paint, ms', key: 'firstPaintMs' },
  { label: 'blocking after first paint, ms of CPU', key: 'blockingMs', target: { atMost: 100 } },
  { label: 'requests, wallet click → balance', key: 'requests', target: { atMost: 3 } },
  { label: 'heap when connected, MB', key: 'heapBytes', unit: MB, target: { atMost: 3 * MB } },
  { label: 'JavaScript until quiet, bytes of brotli', key: 'bytesUntilQuiet' },
  { label: 'JavaScript of the first render, bytes of brotli', key: 'firstRenderBytes' }
]

/** Visits the bare page and each page in turn, so that what else the machine does affects all of them alike. */
export async function measureSpeed(folder: string): Promise<readonly SpeedOfPage[]> {
  const [chains, browser] = await Promise.all([LocalChains.start(), chromium.launch(launchOptions)])
  const hosts: PageHost[] = []
  try {
    const sites: Site[] = []
    for (const { name, dist } of await buildPages(folder)) {
      const { devchain } = chains
      const nodes = { gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0) }
      const host = await new PageHost({ folder: dist, ...nodes }).start()
      hosts.push(host)
      sites.push({ name, dist, origin: host.origin })
    }
    return await measureInTurn(browser, sites)
  } finally {
    await Promise.all(hosts.map((host) => host.stop()))
    await Promise.all([chains.stop(), browser.close()])
  }
}

async function buildPages(folder: string): Promise<readonly Omit<Site, 'origin'>[]> {
  const nodes = { RPC_URL_84531: '/rpc/84531', RPC_URL_59140: '/rpc/59140' }
  const bare = await buildPage(path.join(folder, 'speed-bare'), {}, path.join(root, 'tests/bench/bare'))
  const pages = [{ name: 'bare page', dist: bare.dist }]
  for (const library of rpcLibraries) {
    const { dist } = await buildPage(path.join(folder, `speed-${library}`), { ...nodes, RPC_LIBRARY: library })
    pages.push({ name: library, dist })
  }
  return pages
}

async function measureInTurn(browser: Browser, sites: readonly Site[]): Promise<readonly SpeedOfPage[]> {
  const visits = new Map<string, Speed[]>(sites.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const site of sites) visits.get(site.name)?.push(await visitSlowly(browser, site))
  }
  return [...visits].map(([page, speeds]) => ({ page, ...medians(speeds) }))
}

function medians(speeds: readonly Speed[]): Speed {
  const [first] = speeds
  if (!first) throw new Error('No visit was measured.')
  const keys = Object.keys(first) as (keyof Speed)[]
  const values = keys.map((key) => [key, Math.round(median(speeds.map((speed) => speed[key])))])
  return Object.fromEntries(values) as Speed
}

export function printSpeed([bare, ...pages]: readonly SpeedOfPage[]): void {
  if (!bare) return
  const cells = rows.map((row) => [
    row.label,
    shown(row, bare),
    ...pages.flatMap((page) => [shown(row, page), ratio(page[row.key], bare[row.key])]),
    row.target ? targetText(row) : '',
    missing(row, pages, bare)
  ])
  const head = ['', bare.page, ...pages.flatMap(({ page }) => [page, '× bare']), 'target', '']
  console.log(`\nA visit with the CPU slowed ${SLOWDOWN}×, medians of ${ROUNDS} in turn\n\n${table(head, cells)}`)
}

/** Which pages miss the row's target. */
function missing({ key, target }: Row, pages: readonly SpeedOfPage[], bare: SpeedOfPage): string {
  if (!target) return ''
  const limit = 'atMost' in target ? target.atMost : target.timesBare * bare[key]
  const late = pages.filter((page) => page[key] > limit).map(({ page }) => page)
  return late.length > 0 ? `MISSED by ${late.join(', ')}` : ''
}

function targetText({ target, unit = 1 }: Row): string {
  if (!target) return ''
  return 'atMost' in target ? `≤ ${target.atMost / unit}` : `≤ ${target.timesBare}×`
}

function shown({ key, unit = 1 }: Row, page: SpeedOfPage): number {
  return Number((page[key] / unit).toFixed(unit === 1 ? 0 : 1))
}

function ratio(ours: number, bare: number): string {
  return bare === 0 ? '' : (ours / bare).toFixed(ours < 10 * bare ? 1 : 0)
}
