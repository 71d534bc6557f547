import { StateFile } from '#devchain/cli/state-file.ts'
import type { ChainSnapshots } from '#devchain/nodes/chain-snapshot.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { takeSnapshots } from '#devchain/nodes/take-snapshots.ts'

/** Saves the chains of `npm start` while they run: in a file if one is named, otherwise in memory. */
export class LocalState {
  readonly chains: ChainSnapshots
  readonly #file: StateFile | undefined
  #stopSaving: () => Promise<void> = async () => undefined

  /** @throws Error with one sentence when the file cannot be used. */
  constructor(path: string | undefined) {
    this.#file = path === undefined ? undefined : StateFile.open(path)
    this.chains = this.#file ?? new Map()
  }

  /** Saves each chain after its blocks from now on. */
  follow({ url }: Pick<Devchain, 'url'>, chainIds: readonly number[]): void {
    this.#stopSaving = takeSnapshots({
      chainIds,
      url,
      state: this.chains,
      onSnapshot: () => this.#file?.write(),
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
