import { offeredAccounts } from '#devchain/accounts/dev-wallet-accounts.ts'
import { type ChainSnapshots, forkBlockOf } from '#devchain/nodes/chain-snapshot.ts'
import type { ForkRequest } from '#devchain/nodes/fork-override.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { isRecorded } from '#devchain/nodes/networks.ts'
import { plainText } from '#devchain/plain-text.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Capsule } from './capsule.ts'
import { resendPending } from './packed-chain.ts'
import { REPLAY_PATH } from './replay-plugin.ts'
import { readStoredGrant } from './stored-grant.ts'

const SHOWN_EVENTS = 12

/** The capsule's chains, without names, and without sign-in where the failed test had none. */
export function replayEnvironment({ scene, chains }: Capsule): Readonly<Record<string, string>> {
  return { CHAINS: Object.keys(chains).join(','), RPC_URL_1: '', ...(scene.hasSignIn === false && { AUTH_URL: '' }) }
}

/** Where the chains of a capsule start. */
interface ReplayedChains {
  readonly chainIds: readonly number[]
  readonly forks: ReadonlyMap<number, ForkRequest>
  readonly empty: readonly number[]
}

/**
 * An empty chain is empty again, a recorded one starts from its recording. A fork of another node needs that node again:
 * its URL may have a key, so that no capsule has it.
 * @throws Error with one sentence for a fork without its node, and for a node that no chain needs
 */
export function replayedChains(
  { chains }: Pick<Capsule, 'chains'>,
  forks: ReadonlyMap<number, ForkRequest>,
  env: Readonly<Record<string, string | undefined>> = process.env
): ReplayedChains {
  const chainIds = Object.keys(chains).map(Number)
  const needless = [...forks.keys()].find((chainId) => !chainIds.includes(chainId))
  if (needless !== undefined) throw new Error(`The capsule has no chain ${needless}, which --fork names.`)
  const empty = chainIds.filter((chainId) => forkBlockOf(chains[chainId]?.saved) === undefined)
  const missing = chainsOfOtherNodes(chains).find((chainId) => !forks.has(chainId) && !env[`FORK_URL_${chainId}`])
  if (missing !== undefined) {
    throw new Error(`Chain ${missing} of the capsule is a fork: name a node of it with --fork ${missing}=URL.`)
  }
  return { chainIds, forks, empty }
}

/** Those that start neither empty nor where their recording ends. */
export function chainsOfOtherNodes(chains: Capsule['chains']): readonly number[] {
  return Object.keys(chains)
    .map(Number)
    .filter((chainId) => {
      const block = forkBlockOf(chains[chainId]?.saved)
      return block !== undefined && !(isRecorded(chainId) && readManifest(chainId).forkBlock === block)
    })
}

/** The state the forks resume from; a replay never writes to its folder. */
export function replayState({ chains }: Capsule): ChainSnapshots {
  return { get: (chainId) => chains[chainId]?.saved, set: () => undefined }
}

/** Resends the pending transactions once the forks run. @returns a sentence about each that cannot be sent. */
export async function replayPending(
  { chains }: Capsule,
  devchain: Pick<Devchain, 'chainIds' | 'url'>
): Promise<readonly string[]> {
  const served = devchain.chainIds.flatMap((chainId) => {
    const chain = chains[chainId]
    return chain ? [{ chainId, chain }] : []
  })
  const skipped = served.map(async ({ chainId, chain }) => resendPending(await devchain.url(chainId), chain))
  return (await Promise.all(skipped)).flat()
}

/** What failed, the last events, where to continue, and what could not be restored. */
export function replayIntroduction(capsule: Capsule, url: string, skipped: readonly string[] = []): string {
  return `
  Replay  ${new URL(REPLAY_PATH, url).href}

${replayStory(capsule)}
${[...walletSentences(capsule.scene), ...skipped].map((line) => `  ${line}\n`).join('')}
  Press Ctrl-C to stop everything.
`
}

/** Which test failed and why, and the last events, without anything that a terminal would obey. */
export function replayStory({ scene, events, wallets }: Capsule): string {
  const last = events
    .slice(-SHOWN_EVENTS)
    .map(({ time, kind, text }) => `    ${clock(time)}  ${plainText(kind, 9).padEnd(10)}${plainText(text, 100)}`)
  const asked = wallets.filter(({ type }) => type === 'request').length
  const [sentence = ''] = scene.failure.split('\n')
  return `  ${plainText(scene.test)}
  ${plainText(sentence)}

  What happened last
${last.join('\n')}

  The wallets received ${asked} request(s): wallets.jsonl. Requests to the nodes: rpc.jsonl.`
}

function walletSentences({ storage }: Capsule['scene']): readonly string[] {
  const { account } = readStoredGrant(storage)
  const isOffered = account === undefined || offeredAccounts.some(({ address }) => address === account)
  return [
    "Dev Wallet replaces the test's wallet.",
    ...(isOffered ? [] : [`It does not have the test's account, ${account}: connect with another one.`])
  ]
}

function clock(time: number): string {
  return new Date(time).toTimeString().slice(0, 8)
}
