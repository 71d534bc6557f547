import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isHex } from 'viem'
import type { ChainSnapshot, ChainSnapshots } from '#devchain/nodes/chain-snapshot.ts'
import { writeAtomically } from '#devchain/processes/write-atomically.ts'
import { lockState } from './state-lock.ts'

interface StateText {
  readonly format: typeof FORMAT
  readonly chains: Readonly<Record<string, ChainSnapshot>>
}

const FORMAT = 'portside devchain 1'

/** All chains in one file, written atomically. */
export class StateFile implements ChainSnapshots {
  readonly #path: string
  readonly #chains: Map<number, ChainSnapshot>
  readonly #unlock: () => void
  #hasChanged = false

  private constructor(path: string, chains: Map<number, ChainSnapshot>, unlock: () => void) {
    this.#path = path
    this.#chains = chains
    this.#unlock = unlock
  }

  /**
   * A missing file counts as empty; no other devchain can open it until `close`. @throws Error with one sentence; the file
   * is left unchanged.
   */
  static open(given: string): StateFile {
    const path = resolve(given)
    const exists = existsSync(path)
    checkWritable(dirname(path), `--state ${given}: its folder does not exist or is not writable.`)
    if (exists) checkWritable(path, `--state ${given}: the file is not writable.`)
    const unlock = lockState(given, path)
    try {
      return new StateFile(path, exists ? readChains(given, path) : new Map(), unlock)
    } catch (cause) {
      unlock()
      throw cause
    }
  }

  /** As last saved in this run, or as read from the file. */
  get(chainId: number): ChainSnapshot | undefined {
    return this.#chains.get(chainId)
  }

  set(chainId: number, snapshot: ChainSnapshot): void {
    if (snapshot.dump === this.#chains.get(chainId)?.dump) return
    this.#chains.set(chainId, snapshot)
    this.#hasChanged = true
  }

  /** Does nothing while the file is up to date. @throws Error of the file system. */
  write(): void {
    if (!this.#hasChanged) return
    const text: StateText = { format: FORMAT, chains: Object.fromEntries(this.#chains) }
    writeAtomically(this.#path, JSON.stringify(text))
    this.#hasChanged = false
  }

  /** Writes once more and unlocks the file. @throws Error of the file system. */
  close(): void {
    try {
      this.write()
    } finally {
      this.#unlock()
    }
  }
}

function checkWritable(path: string, sentence: string): void {
  try {
    accessSync(path, constants.W_OK)
  } catch (cause) {
    throw new Error(sentence, { cause })
  }
}

function readChains(given: string, path: string): Map<number, ChainSnapshot> {
  try {
    const { format, chains } = JSON.parse(readFileSync(path, 'utf8')) as Partial<StateText>
    if (format !== FORMAT) throw new Error(`The format is "${format}".`)
    return new Map(Object.entries(chains ?? {}).map(([id, chain]) => [Number(id), checkedChain(chain)]))
  } catch (cause) {
    throw new Error(`--state ${given}: this is not a devchain state file, or it is damaged.`, { cause })
  }
}

function checkedChain(chain: Partial<ChainSnapshot>): ChainSnapshot {
  const { savedAt, forkBlock, forkBlockHash, dump } = chain
  if (!Number.isFinite(savedAt) || !Number.isSafeInteger(forkBlock) || !isHex(forkBlockHash) || !isHex(dump)) {
    throw new Error('Part of the chain is missing.')
  }
  JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString()) // gzip detects every wrong byte
  return chain as ChainSnapshot
}
