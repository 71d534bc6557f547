import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { type Scene, writeCapsule } from '#devchain/capsule/capsule.ts'
import { packChain } from '#devchain/capsule/packed-chain.ts'
import type { ScriptedWallets } from '#devchain/scripted-wallet/scripted-wallets.ts'
import type { LocalChains } from './local-chains.ts'
import type { PageEvents } from './page-events.ts'

/** What a test leaves behind. */
export interface Evidence {
  readonly chains: LocalChains
  readonly events: PageEvents
  readonly hasSignIn: boolean
  /** Absent while the test has put no wallet into its pages. */
  wallets?: ScriptedWallets
}

/** Keeps how a failed test left page, chains and wallets, in one folder of its output. */
export async function leaveCapsule(context: BrowserContext, info: TestInfo, evidence: Evidence): Promise<void> {
  const { chains, events, wallets } = evidence
  const folder = info.outputPath('capsule')
  const { chainIds } = chains.devchain
  const packed = chainIds.map(async (chainId) => [chainId, await packChain(chains.nodeUrls[chainId] ?? '')] as const)
  writeCapsule(folder, {
    scene: await sceneOf(context, info, evidence),
    chains: Object.fromEntries(await Promise.all(packed)),
    rpc: chains.devchain.transcriptFor(0).entries(),
    wallets: wallets?.transcript() ?? [],
    events: events.entries()
  })
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: join(folder, `page-${index + 1}.png`), fullPage: true })
  }
  console.log(`To click through it: npm run devchain -- --replay ${relative('.', folder)}`)
}

async function sceneOf(context: BrowserContext, info: TestInfo, { hasSignIn, wallets }: Evidence): Promise<Scene> {
  const page = context.pages()[0]
  return {
    test: info.titlePath.join(' › '),
    failure: stripVTControlCharacters(info.errors.map(({ message, value }) => message ?? value ?? '').join('\n')),
    failedAt: Date.now(),
    path: page ? pathOf(page) : '/',
    hasSignIn,
    storage: page ? await storageOf(page) : {},
    wallets: (wallets?.all ?? []).map(({ name, chainId, accounts }) => ({ name, chainId, accounts }))
  }
}

function pathOf(page: Page): string {
  const url = URL.canParse(page.url()) ? new URL(page.url()) : undefined
  return url?.protocol.startsWith('http') ? `${url.pathname}${url.search}` : '/'
}

/** Nothing for a page that refuses its storage, or that never came. */
function storageOf(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(() => ({ ...localStorage })).catch(() => ({}))
}
