import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { isHex } from 'viem'
import { type SavedChain, type SavedChains, saveChain } from '#devchain/nodes/saved-chain.ts'
import { writeWhole } from '#devchain/processes/write-whole.ts'
import { lockState } from './state-lock.ts'

interface StateText {
  readonly format: typeof FORMAT
  readonly chains: Readonly<Record<string, SavedChain>>
}

const FORMAT = 'portside devchain 1'

/** All chains in one file, written whole or not at all. */
export class StateFile implements SavedChains {
  readonly #path: string
  readonly #chains: Map<number, SavedChain>
  readonly #unlock: () => void
  #hasChanged = false

  private constructor(path: string, chains: Map<number, SavedChain>, unlock: () => void) {
    this.#path = path
    this.#chains = chains
    this.#unlock = unlock
  }

  /**
   * A file that is not there yet holds nothing; until `close`, no other devchain can open it. @throws Error with one
   * sentence; the file is left as it is.
   */
  static open(given: string): StateFile {
    const path = resolve(given)
    const isThere = existsSync(path)
    checkWritable(dirname(path), `--state ${given}: its folder is not there or cannot be written to.`)
    if (isThere) checkWritable(path, `--state ${given}: the file cannot be written to.`)
    const unlock = lockState(given, path)
    try {
      return new StateFile(path, isThere ? readChains(given, path) : new Map(), unlock)
    } catch (cause) {
      unlock()
      throw cause
    }
  }

  /** As it was kept last, or as the file held it. */
  saved(chainId: number): SavedChain | undefined {
    return this.#chains.get(chainId)
  }

  keep(chainId: number, chain: SavedChain): void {
    if (chain.dump === this.#chains.get(chainId)?.dump) return
    this.#chains.set(chainId, chain)
    this.#hasChanged = true
  }

  /** Asks the nodes. A chain whose node does not answer stays as it was kept last. */
  async collect(urls: Iterable<readonly [number, string]>): Promise<void> {
    const asked = [...urls].map(async ([chainId, url]) => this.keep(chainId, await saveChain(url)))
    await Promise.allSettled(asked)
  }

  /** Does nothing while the file says it all. @throws Error of the file system. */
  write(): void {
    if (!this.#hasChanged) return
    const text: StateText = { format: FORMAT, chains: Object.fromEntries(this.#chains) }
    writeWhole(this.#path, JSON.stringify(text))
    this.#hasChanged = false
  }

  /** Writes for the last time. @throws Error of the file system. */
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

function readChains(given: string, path: string): Map<number, SavedChain> {
  try {
    const { format, chains } = JSON.parse(readFileSync(path, 'utf8')) as Partial<StateText>
    if (format !== FORMAT) throw new Error(`The format is "${format}".`)
    return new Map(Object.entries(chains ?? {}).map(([id, chain]) => [Number(id), checkedChain(chain)]))
  } catch (cause) {
    throw new Error(`--state ${given}: this is no state that a devchain saved, or it is damaged.`, { cause })
  }
}

function checkedChain(chain: Partial<SavedChain>): SavedChain {
  const { savedAt, forkBlock, forkBlockHash, dump } = chain
  if (!Number.isFinite(savedAt) || !Number.isSafeInteger(forkBlock) || !isHex(forkBlockHash) || !isHex(dump)) {
    throw new Error('A part of the chain is missing.')
  }
  JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString()) // gzip notices each wrong byte
  return chain as SavedChain
}
