import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Address } from 'viem'
import type { Exchange } from '#devchain/gateway/transcript.ts'
import { plainText } from '#devchain/plain-text.ts'
import type { TranscriptEntry } from '#devchain/scripted-wallet/wallet-transcript.ts'
import { chainsProblem, eventProblem, lineProblem, sceneProblem } from './check-capsule.ts'
import type { PackedChain } from './packed-chain.ts'
import type { PageEvent } from './page-event.ts'
import type { PhoneLine, RelayLine } from './walletconnect-lines.ts'

/** The state of a browser test when it failed. */
export interface Scene {
  readonly test: string
  readonly failure: string
  /** In ms since 1970. */
  readonly failedAt: number
  /** The page's path, query and hash. */
  readonly path: string
  /** False for a page of ours that is configured without sign-in; not said by others. */
  readonly hasSignIn?: boolean
  /** The page's local storage. */
  readonly storage: Readonly<Record<string, string>>
  readonly wallets: readonly WalletScene[]
}

interface WalletScene {
  readonly name: string
  readonly chainId: number
  readonly accounts: readonly Address[]
}

/** A folder with everything needed to understand a failed browser test and replay it by hand. */
export interface Capsule {
  readonly scene: Scene
  /** By chain id. */
  readonly chains: Readonly<Record<number, PackedChain>>
  readonly rpc: readonly Exchange[]
  readonly wallets: readonly TranscriptEntry[]
  readonly events: readonly PageEvent[]
  /** The WalletConnect traffic at the relay and on the phones. */
  readonly relay: readonly RelayLine[]
  readonly phones: readonly PhoneLine[]
}

interface SceneText extends Scene {
  readonly format: typeof FORMAT
}

const FORMAT = 'portside capsule 3'

const FILES = {
  scene: 'scene.json',
  chains: 'chains.json',
  rpc: 'rpc.jsonl',
  wallets: 'wallets.jsonl',
  events: 'events.jsonl',
  relay: 'relay.jsonl',
  phones: 'phones.jsonl'
} as const

export function writeCapsule(folder: string, { scene, chains, ...transcripts }: Capsule): void {
  mkdirSync(folder, { recursive: true })
  const text: SceneText = { format: FORMAT, ...scene }
  writeFileSync(join(folder, FILES.scene), `${JSON.stringify(text, undefined, 2)}\n`)
  writeFileSync(join(folder, FILES.chains), JSON.stringify(chains))
  for (const [name, lines] of Object.entries(transcripts)) {
    writeFileSync(
      join(folder, FILES[name as keyof typeof FILES]),
      lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    )
  }
}

/**
 * Capsules come from others, as artifacts of a test run: a value of another shape is refused. Texts are still anybody's.
 * @throws Error with one sentence, which names the file.
 */
export function readCapsule(folder: string): Capsule {
  if (!existsSync(join(folder, FILES.scene))) throw new Error(`${folder}: this folder has no capsule.`)
  const read = (name: keyof typeof FILES) => readFileSync(join(folder, FILES[name]), 'utf8')
  const parse = (name: keyof typeof FILES, text: string, problemOf: (value: unknown) => string | undefined) => {
    const value = JSON.parse(text)
    const problem = problemOf(value)
    if (problem !== undefined) throw new Error(`in ${FILES[name]}, ${problem}`)
    return value
  }
  const lines = (name: keyof typeof FILES, problemOf: (value: unknown) => string | undefined) =>
    read(name)
      .split('\n')
      .filter(Boolean)
      .map((line) => parse(name, line, problemOf))
  try {
    const { format, ...scene } = parse('scene', read('scene'), sceneProblem) as SceneText
    if (format !== FORMAT) throw new Error(`its format is not "${FORMAT}"`)
    return {
      scene,
      chains: parse('chains', read('chains'), chainsProblem),
      rpc: lines('rpc', lineProblem),
      wallets: lines('wallets', lineProblem),
      events: lines('events', eventProblem),
      relay: lines('relay', lineProblem),
      phones: lines('phones', lineProblem)
    }
  } catch (cause) {
    const reason = plainText(cause instanceof Error ? cause.message : '', 300)
    throw new Error(`${folder}: this capsule is damaged or from another version: ${reason}.`, { cause })
  }
}
