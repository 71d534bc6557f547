import type { ProbePause } from '#devchain/nodes/hang-watch.ts'

/** More than any node may miss. */
const MOST = 20

/** The pauses between probes of nodes, which only a test ends. */
export class ProbePauses {
  readonly #open = new Map<string, () => void>()

  readonly pause: ProbePause = (url, signal) =>
    new Promise((resolve) => {
      const end = () => {
        this.#open.delete(url)
        resolve()
      }
      this.#open.set(url, end)
      signal.addEventListener('abort', end, { once: true })
    })

  /** Ends the pauses of a node that does not answer until it is given up. @throws Error if it answers. */
  async passAll(url: string): Promise<void> {
    for (let passed = 0; passed < MOST; passed++) {
      const end = this.#open.get(url)
      if (!end) return
      end()
      await new Promise((later) => setImmediate(later))
    }
    throw new Error('The node is still being probed.')
  }
}
