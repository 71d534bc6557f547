import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { POLLING_INTERVAL_MS } from '#domain/chain/rpc.ts'
import { rpcLibraries } from '#src/rpc-libraries.ts'
import { buildPage } from '../build/build-page.ts'
import { launchOptions } from '../e2e/browser.ts'
import { BASE_GOERLI } from '../e2e/harness/local-chains.ts'
import { PageHost } from '../e2e/harness/page-host.ts'
import { accountButton, answered, openConnectDialog } from '../e2e/harness/steps.ts'
import { table } from '../run/table.mjs'
import { watchScripts } from './fetched-scripts.ts'
import { median } from './median.ts'

/** A first visit in a real browser, with an instant wallet. Bytes are brotli, times are medians. */
export interface Visit {
  readonly library: string
  readonly bytesUntilQuiet: number
  readonly bytesToOpenDialog: number
  readonly foreignRequests: number
  readonly nodeRequestsForFirstBalance: number
  readonly nodeRequestsPerMinute: number
  readonly connectToAddressMs: number
  readonly connectToBalanceMs: number
}

const ENDPOINTS = { RPC_URL_84531: '/rpc/84531', RPC_URL_59140: '/rpc/59140' }
const ROUNDS = 5

export async function measureVisits(folder: string): Promise<readonly Visit[]> {
  const [chains, browser] = await Promise.all([LocalChains.start(), chromium.launch(launchOptions)])
  try {
    const visits: Visit[] = []
    for (const library of rpcLibraries) visits.push(await measureVisit(folder, library, chains, browser))
    return visits
  } finally {
    await Promise.all([chains.stop(), browser.close()])
  }
}

export function printVisits(visits: readonly Visit[]): void {
  const rows: readonly (readonly [string, keyof Visit])[] = [
    ['JavaScript until the page is quiet, brotli', 'bytesUntilQuiet'],
    ['opening the connect dialog adds, brotli', 'bytesToOpenDialog'],
    ['requests to any other host', 'foreignRequests'],
    ['node requests for the first balance', 'nodeRequestsForFirstBalance'],
    ['node requests per minute while it is on screen', 'nodeRequestsPerMinute'],
    ['connect → address, ms', 'connectToAddressMs'],
    ['connect → balance, ms', 'connectToBalanceMs']
  ]
  const cells = rows.map(([label, key]) => [label, ...visits.map((visit) => visit[key])])
  console.log(`\nA first visit\n\n${table(['', ...visits.map(({ library }) => library)], cells)}`)
}

async function measureVisit(folder: string, library: string, chains: LocalChains, browser: Browser): Promise<Visit> {
  const { dist } = await buildPage(path.join(folder, `visit-${library}`), { ...ENDPOINTS, RPC_LIBRARY: library })
  const { devchain } = chains
  const nodes = { gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0) }
  const host = await new PageHost({ folder: dist, ...nodes }).start()
  try {
    const rounds: Visit[] = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await visit(library, dist, host, chains, browser))
    const [first] = rounds
    if (!first) throw new Error('No round was measured.')
    return {
      ...first,
      connectToAddressMs: median(rounds.map(({ connectToAddressMs }) => connectToAddressMs)),
      connectToBalanceMs: median(rounds.map(({ connectToBalanceMs }) => connectToBalanceMs))
    }
  } finally {
    await host.stop()
  }
}

async function visit(
  library: string,
  dist: string,
  host: PageHost,
  chains: LocalChains,
  browser: Browser
): Promise<Visit> {
  host.reset()
  const context = await browser.newContext({ baseURL: host.origin, viewport: { width: 1280, height: 800 } })
  try {
    await new ScriptedWallet({ nodeUrls: chains.nodeUrls, chainId: BASE_GOERLI }).install(context)
    const page = await context.newPage()
    await page.clock.install()
    const fetched = watchScripts(page, dist, host.origin)
    await page.goto('/', { waitUntil: 'networkidle' })
    const bytesUntilQuiet = fetched.bytes()
    const dialog = await openConnectDialog(page)
    await page.waitForLoadState('networkidle')
    const bytesToOpenDialog = fetched.bytes() - bytesUntilQuiet

    const began = performance.now()
    await dialog.getByRole('button', { name: 'Scripted Wallet' }).click()
    await accountButton(page).waitFor()
    const connectToAddressMs = Math.round(performance.now() - began)
    await page
      .getByRole('main')
      .getByText(/^[\d.,]+k? ETH$/)
      .first()
      .waitFor()
    const connectToBalanceMs = Math.round(performance.now() - began)
    const nodeRequestsForFirstBalance = host.nodeRequests

    host.resetCounts()
    // Somebody who is there.
    await page.mouse.move(200, 200)
    await followForAMinute(page, host)
    return {
      library,
      bytesUntilQuiet,
      bytesToOpenDialog,
      foreignRequests: fetched.foreign(),
      nodeRequestsForFirstBalance,
      nodeRequestsPerMinute: host.nodeRequests,
      connectToAddressMs,
      connectToBalanceMs
    }
  } finally {
    await context.close()
  }
}

/** Each poll is answered before the next is due, as in real time. */
async function followForAMinute(page: Page, host: PageHost): Promise<void> {
  for (let elapsed = 0; elapsed < 60_000; elapsed += POLLING_INTERVAL_MS) {
    await page.clock.runFor(POLLING_INTERVAL_MS)
    await answered(page, host)
  }
}
