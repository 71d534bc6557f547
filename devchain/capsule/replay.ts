import { offeredAccounts } from '#devchain/accounts/dev-wallet-accounts.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import type { SavedChains } from '#devchain/nodes/saved-chain.ts'
import type { Capsule } from './capsule.ts'
import { unpackWaiting } from './packed-chain.ts'
import { REPLAY_PATH } from './replay-plugin.ts'
import { readStoredGrant } from './stored-grant.ts'

const SHOWN_EVENTS = 12

/** The page of the failed test asked for a sign-in, or did not, and knew no names; its chains are those of the capsule. */
export function replayEnvironment({ scene, chains }: Capsule): Readonly<Record<string, string>> {
  return { CHAINS: Object.keys(chains).join(','), RPC_URL_1: '', ...(!scene.hasSignIn && { AUTH_URL: '' }) }
}

/** Where the forks go on from; a replay changes nothing in its folder. */
export function replayState({ chains }: Capsule): SavedChains {
  return { saved: (chainId) => chains[chainId]?.saved, keep: () => undefined }
}

/** Sends what waited to be mined, once the forks are there. @returns a sentence about each that cannot be sent. */
export async function replayWaiting(
  { chains }: Capsule,
  devchain: Pick<Devchain, 'chainIds' | 'url'>
): Promise<readonly string[]> {
  const served = devchain.chainIds.flatMap((chainId) => {
    const chain = chains[chainId]
    return chain ? [{ chainId, chain }] : []
  })
  const leftOut = served.map(async ({ chainId, chain }) => unpackWaiting(await devchain.url(chainId), chain))
  return (await Promise.all(leftOut)).flat()
}

/** What failed, what happened last, where to click on, and what is not as it was. */
export function replayIntroduction(
  { scene, events, wallets }: Capsule,
  url: string,
  leftOut: readonly string[] = []
): string {
  const last = events
    .slice(-SHOWN_EVENTS)
    .map(({ time, kind, text }) => `    ${clock(time)}  ${kind.padEnd(8)}${text.slice(0, 100)}`)
  const asked = wallets.filter(({ type }) => type === 'request').length
  const [sentence = ''] = scene.failure.split('\n')
  return `
  Replay  ${new URL(REPLAY_PATH, url).href}

  ${scene.test}
  ${sentence}

  What happened last
${last.join('\n')}

  The wallets were asked ${asked} time(s): wallets.jsonl. What went to the nodes: rpc.jsonl.
${[...walletSentences(scene), ...leftOut].map((line) => `  ${line}\n`).join('')}
  Ctrl-C ends everything.
`
}

function walletSentences({ storage }: Capsule['scene']): readonly string[] {
  const { account } = readStoredGrant(storage)
  const isOffered = account === undefined || offeredAccounts.some(({ address }) => address === account)
  return [
    'Dev Wallet stands in for the wallet of the test.',
    ...(isOffered ? [] : [`It does not have the account of the test, ${account}: connect with another one.`])
  ]
}

function clock(time: number): string {
  return new Date(time).toTimeString().slice(0, 8)
}
