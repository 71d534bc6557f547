import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { type Scene, writeCapsule } from '#devchain/capsule/capsule.ts'
import { packChain } from '#devchain/capsule/packed-chain.ts'
import { chainsOfOtherNodes } from '#devchain/capsule/replay.ts'
import { phoneLines, relayLines } from '#devchain/capsule/walletconnect-lines.ts'
import type { Phone } from '#devchain/phone/phone.ts'
import type { Relay } from '#devchain/relay/relay.ts'
import type { ScriptedWallets } from '#devchain/scripted-wallet/scripted-wallets.ts'
import type { LocalChains } from './local-chains.ts'
import type { PageEvents } from './page-events.ts'

/** The state at the end of a test. */
export interface Evidence {
  readonly chains: LocalChains
  readonly events: PageEvents
  /** What replays a capsule, followed by its folder. */
  readonly replayCommand: string
  readonly hasSignIn?: boolean
  /** The phones that the test starts. */
  readonly phones: Phone[]
  /** Undefined until the test starts one. */
  relay?: Relay
  /** Undefined until the test adds a wallet to its pages. */
  wallets?: ScriptedWallets
}

/** Saves the page, chains and wallets of a failed test in a folder of its output. */
export async function leaveCapsule(context: BrowserContext, info: TestInfo, evidence: Evidence): Promise<void> {
  const { chains, events, replayCommand, relay, phones, wallets } = evidence
  const folder = info.outputPath('capsule')
  const { chainIds } = chains.devchain
  const packing = chainIds.map(async (chainId) => [chainId, await packChain(chains.nodeUrls[chainId] ?? '')] as const)
  const packed = Object.fromEntries(await Promise.all(packing))
  writeCapsule(folder, {
    scene: await sceneOf(context, info, evidence),
    chains: packed,
    rpc: chains.devchain.transcriptFor(0).entries(),
    wallets: wallets?.transcript() ?? [],
    events: events.entries(),
    relay: relayLines(relay?.transcript.entries() ?? []),
    phones: phoneLines(phones.map((phone) => phone.transcript.entries()))
  })
  for (const [index, page] of context.pages().entries()) {
    // A hidden caret would be one more style, which a page's policy may refuse.
    await page.screenshot({ path: join(folder, `page-${index + 1}.png`), fullPage: true, caret: 'initial' })
  }
  const nodes = chainsOfOtherNodes(packed).map((chainId) => ` --fork ${chainId}=URL`)
  await info.attach('Replay it', { body: `${replayCommand} ${relative('.', folder)}${nodes.join('')}` })
}

async function sceneOf(context: BrowserContext, info: TestInfo, { hasSignIn, wallets }: Evidence): Promise<Scene> {
  const page = context.pages()[0]
  return {
    test: info.titlePath.join(' › '),
    failure: stripVTControlCharacters(info.errors.map(({ message, value }) => message ?? value ?? '').join('\n')),
    failedAt: Date.now(),
    path: page ? pathOf(page) : '/',
    ...(hasSignIn !== undefined && { hasSignIn }),
    storage: page ? await storageOf(page) : {},
    wallets: (wallets?.all ?? []).map(({ name, chainId, accounts }) => ({ name, chainId, accounts }))
  }
}

function pathOf(page: Page): string {
  const url = URL.canParse(page.url()) ? new URL(page.url()) : undefined
  return url?.protocol.startsWith('http') ? `${url.pathname}${url.search}` : '/'
}

/** Empty if the page denies storage or never loaded; never includes WalletConnect keys. */
function storageOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const read = () => Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => !key.startsWith('wc@')))
  return page.evaluate(read).catch(() => ({}))
}
