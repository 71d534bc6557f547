import { callNode } from '../json-rpc.ts'
import { STATE_BLOCK_PARAMETERS } from './block-parameters.ts'
import type { GatewayOptions } from './gateway-options.ts'
import type { RpcCall } from './rpc-call.ts'

/** These are not older; anvil reads them without the lock that the others wait for. */
const NEWEST: readonly unknown[] = [undefined, 'latest', 'pending']

interface Nodes {
  readonly nodeUrl: GatewayOptions['nodeUrl']
  readonly isFork: (chainId: number) => boolean
}

/**
 * Reads of older state, one after another on each fork: it may hang for good when one of them fetches an account or a slot
 * from its source while another waits for the same lock.
 */
export class OlderReads {
  readonly #nodes: Nodes
  /** For each chain, the end of all reads so far. */
  readonly #queues = new Map<number, Promise<unknown>>()

  constructor(nodes: Nodes) {
    this.#nodes = nodes
  }

  /** Calls `ask` in turn. @returns its answer, or synchronously undefined when none of the calls reads older state */
  readonly inTurn = (
    chainId: number,
    calls: readonly RpcCall[],
    ask: () => Promise<string>
  ): Promise<string> | undefined => {
    const older = this.#nodes.isFork(chainId) ? calls.filter(readsOlderState) : []
    if (older.length === 0) return undefined
    const queue = this.#queues.get(chainId) ?? Promise.resolve()
    const answer = queue.then(async () => {
      if (older.length > 1) await this.#fetch(chainId, older)
      return ask()
    })
    this.#queues.set(
      chainId,
      answer.catch(() => undefined)
    )
    return answer
  }

  /** A node answers the calls of a batch at the same time, so what they read is fetched before. */
  async #fetch(chainId: number, calls: readonly RpcCall[]): Promise<void> {
    for (const { method, params } of calls) {
      await this.#nodes
        .nodeUrl(chainId)
        .then((url) => callNode(url, method, params as readonly unknown[]))
        .catch(() => undefined) // the batch will say what is wrong
    }
  }
}

function readsOlderState({ method, params }: RpcCall): boolean {
  const position = STATE_BLOCK_PARAMETERS[method]
  return position !== undefined && Array.isArray(params) && !NEWEST.includes(params[position])
}
