import { StateFile } from '#devchain/cli/state-file.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { KeptChains, keepChains } from '#devchain/nodes/kept-chains.ts'
import type { SavedChains } from '#devchain/nodes/saved-chain.ts'

/** Keeps the chains of `npm start` as long as they run: in a file if one is named, otherwise in memory. */
export class LocalState {
  readonly chains: SavedChains
  readonly #file: StateFile | undefined
  #stopSaving: () => Promise<void> = async () => undefined

  /** @throws Error with one sentence when the file cannot be used. */
  constructor(path: string | undefined) {
    this.#file = path === undefined ? undefined : StateFile.open(path)
    this.chains = this.#file ?? new KeptChains()
  }

  /** Saves each chain after its blocks from now on. */
  follow({ url }: Pick<Devchain, 'url'>, chainIds: readonly number[]): void {
    this.#stopSaving = keepChains({
      chainIds,
      url,
      state: this.chains,
      onKept: () => this.#file?.write(),
      log: (line) => process.stderr.write(`${line}\n`)
    })
  }

  /** Before the chains stop, which save themselves then. */
  async stopFollowing(): Promise<void> {
    await this.#stopSaving()
  }

  /** Writes the state in which the chains stopped, and says so if that fails. */
  close(): void {
    try {
      this.#file?.close()
    } catch (cause) {
      process.stderr.write(`The state could not be saved: ${cause}\n`)
    }
  }
}
