import { saveRegularly } from '#devchain/cli/regular-saves.ts'
import { StateFile } from '#devchain/cli/state-file.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'

/** Keeps the chains of `npm start` in a file, as long as they run. */
export class LocalState {
  readonly file: StateFile
  #stopSaving: () => Promise<void> = async () => undefined

  /** @throws Error with one sentence when the file cannot be used. */
  constructor(path: string) {
    this.file = StateFile.open(path)
  }

  /** Saves every few seconds from now on. */
  async follow({ url }: Pick<Devchain, 'url'>, chainIds: readonly number[]): Promise<void> {
    const nodes = await Promise.all(chainIds.map(async (chainId) => [chainId, await url(chainId)] as const))
    this.#stopSaving = saveRegularly(this.file, nodes, (line) => process.stderr.write(`${line}\n`))
  }

  /** Before the chains stop, which save themselves then. */
  async stopFollowing(): Promise<void> {
    await this.#stopSaving()
  }

  /** Writes the state in which the chains stopped, and says so if that fails. */
  close(): void {
    try {
      this.file.close()
    } catch (cause) {
      process.stderr.write(`The state could not be saved: ${cause}\n`)
    }
  }
}
