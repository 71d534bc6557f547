import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import { rpcLibraries } from '#src/rpc-libraries.ts'
import { buildPage } from '../build/build-page.ts'
import { launchOptions } from '../e2e/browser.ts'
import { PageHost } from '../e2e/harness/page-host.ts'
import { root } from '../ready.mjs'
import { table } from '../run/table.mjs'
import { firstOf } from './first.ts'
import { addLanding, readLanding } from './landing.ts'
import { median } from './median.ts'
import { buildPeers, peerNotes } from './peers.ts'
import { type BuiltSite, type Conditions, type Site, type Speed, visitSite } from './speed-visit.ts'

const conditions: readonly Conditions[] = [1, 4].flatMap((slowdown) =>
  [0, 700].map((pauseMs) => ({ slowdown, pauseMs }))
)

/** Medians of each page under the same conditions. */
export interface SpeedUnder extends Conditions {
  readonly rounds: number
  readonly pages: readonly SpeedOfPage[]
}

/** Medians of one page. */
export interface SpeedOfPage extends Speed {
  readonly page: string
  /** Of another project. */
  readonly isPeer: boolean
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

/** A name of another host is not found at once: what a page asks of its maker's servers costs no waiting. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

const rows: readonly Row[] = [
  { label: 'first paint, ms', key: 'firstPaintMs' },
  { label: 'largest paint, ms', key: 'largestPaintMs', target: { timesBare: 1.2 } },
  { label: 'load, ms of CPU', key: 'loadBusyMs' },
  { label: 'blocking after first paint, ms of CPU', key: 'blockingMs', target: { atMost: 100 } },
  { label: 'requests on load', key: 'loadRequests', target: { atMost: 12 } },
  { label: 'click → wallet list, ms', key: 'listMs', target: { timesBare: 2 } },
  { label: '… ms of CPU', key: 'listBusyMs' },
  { label: 'wallet click → address, ms', key: 'addressMs', target: { timesBare: 2 } },
  { label: 'wallet click → balance, ms', key: 'balanceMs', target: { timesBare: 2 } },
  { label: '… ms of CPU', key: 'balanceBusyMs' },
  { label: 'connecting until quiet, ms of CPU', key: 'connectBusyMs' },
  { label: 'requests, wallet click → balance', key: 'requests', target: { atMost: 3 } },
  { label: 'account changed in the wallet → shown, ms', key: 'accountChangeMs', target: { timesBare: 1.2 } },
  { label: '… until quiet, ms of CPU', key: 'accountChangeBusyMs' },
  { label: 'network changed in the wallet → shown, ms', key: 'networkChangeMs', target: { timesBare: 1.2 } },
  { label: '… until quiet, ms of CPU', key: 'networkChangeBusyMs' },
  { label: 'heap when connected, MB', key: 'heapBytes', unit: MB, target: { atMost: 4.2 * MB } },
  { label: 'reload → address, ms', key: 'reloadMs', target: { timesBare: 1.5 } },
  { label: 'reload → balance, ms', key: 'reloadBalanceMs', target: { timesBare: 2 } },
  { label: 'JavaScript until quiet, bytes of brotli', key: 'bytesUntilQuiet' },
  { label: 'JavaScript of the first render, bytes of brotli', key: 'firstRenderBytes' }
]

interface SpeedOptions {
  /** The folder of one more built page. */
  readonly beside?: string
  /** Visits other projects' kits, too; their packages are installed. */
  readonly hasPeers?: boolean
  readonly rounds?: number
}

/** Visits the bare page and each page in turn, so that what else the machine does affects all of them alike. */
export async function measureSpeed(
  folder: string,
  { beside, hasPeers = false, rounds = 6 }: SpeedOptions = {}
): Promise<readonly SpeedUnder[]> {
  const args = [...launchOptions.args, NO_OTHER_HOST]
  const [chains, browser] = await Promise.all([LocalChains.start(), chromium.launch({ ...launchOptions, args })])
  const hosts: PageHost[] = []
  const { devchain } = chains
  const nodes = { gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0) }
  const serve = async (built: BuiltSite): Promise<Site> => {
    const host = await new PageHost({ folder: built.dist, ...nodes }).start()
    hosts.push(host)
    return { ...built, origin: host.origin }
  }
  try {
    const { bare, products } = await buildPages(folder)
    const peers = hasPeers ? await buildPeers(folder) : []
    const ours = await Promise.all(products.map(serve))
    const [product] = ours
    if (product) {
      const landing = await readLanding(browser, product.origin)
      for (const { dist } of [bare, ...peers]) addLanding(dist, landing, product.dist)
    }
    const sites = [await serve(bare), ...ours]
    if (beside !== undefined) sites.push(await serve({ name: 'beside', dist: beside }))
    sites.push(...(await Promise.all(peers.map(serve))))
    const isPeer = (name: string) => peers.some((peer) => peer.name === name)
    const speeds: SpeedUnder[] = []
    for (const each of conditions) {
      const measured = await measureInTurn(browser, sites, each, rounds)
      speeds.push({ ...each, rounds, pages: measured.map((one) => ({ ...one, isPeer: isPeer(one.page) })) })
    }
    return speeds
  } finally {
    await Promise.all(hosts.map((host) => host.stop()))
    await Promise.all([chains.stop(), browser.close()])
  }
}

async function buildPages(
  folder: string
): Promise<{ readonly bare: BuiltSite; readonly products: readonly BuiltSite[] }> {
  const nodes = { RPC_URL_84531: '/rpc/84531', RPC_URL_59140: '/rpc/59140' }
  const bare = await buildPage(path.join(folder, 'speed-bare'), {}, path.join(root, 'tests/bench/bare'))
  const products: BuiltSite[] = []
  for (const library of rpcLibraries) {
    const { dist } = await buildPage(path.join(folder, `speed-${library}`), { ...nodes, RPC_LIBRARY: library })
    products.push({ name: library, dist })
  }
  return { bare: { name: 'bare page', dist: bare.dist }, products }
}

async function measureInTurn(
  browser: Browser,
  sites: readonly Site[],
  each: Conditions,
  rounds: number
): Promise<readonly Omit<SpeedOfPage, 'isPeer'>[]> {
  const visits = new Map<string, Speed[]>(sites.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const site of sites) visits.get(site.name)?.push(await visitSite(browser, site, each))
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

export function printSpeed(speeds: readonly SpeedUnder[]): void {
  for (const { slowdown, pauseMs, rounds, pages } of speeds) {
    const [bare, ...others] = pages
    if (!bare) continue
    const cells = rows.map((row) => [
      row.label,
      shown(row, bare),
      ...others.flatMap((page) => [shown(row, page), ratio(page[row.key], bare[row.key])]),
      row.target ? targetText(row) : '',
      missing(
        row,
        others.filter(({ isPeer }) => !isPeer),
        bare
      )
    ])
    const head = ['', bare.page, ...others.flatMap(({ page }) => [page, '× bare']), 'target', '']
    const processor = slowdown === 1 ? 'at full speed' : `with the CPU slowed ${slowdown}×`
    const reading = pauseMs === 0 ? 'each click at once' : `${pauseMs} ms of reading before each click`
    console.log(`\nA visit ${processor}, ${reading}: medians of ${rounds} in turn\n\n${table(head, cells)}`)
    if (others.some(({ isPeer }) => isPeer)) console.log(`\n${firsts(others)}`)
  }
  if (speeds.some(({ pages }) => pages.some(({ isPeer }) => isPeer))) console.log(`\n${peerNotes()}`)
}

/** For each row, the page with the least, and ours beside the best of the others. */
function firsts(pages: readonly SpeedOfPage[]): string {
  const least = ({ key }: Row, those: readonly SpeedOfPage[]) => Math.min(...those.map((page) => page[key]))
  const peers = pages.filter(({ isPeer }) => isPeer)
  const ours = pages.filter(({ isPeer }) => !isPeer)
  const cells = rows.map((row) => [
    row.label,
    firstOf(pages.map((page) => [page.page, page[row.key]])).join(', '),
    ratio(least(row, ours), least(row, peers))
  ])
  return table(['', 'first', 'the best of ours × the best kit'], cells)
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
