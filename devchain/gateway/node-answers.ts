import { channel } from 'node:diagnostics_channel'
import { methodsOf, type RpcMessage } from './rpc-call.ts'

/** What a node took for an answer, with its turn in the queue and without what weather adds. */
export interface NodeAnswer {
  readonly chainId: number
  readonly methods: readonly string[]
  /** When it came, in ms since 1970. */
  readonly at: number
  readonly ms: number
}

/** Every answer of a node through a gateway of this process is published here: subscribe by `node:diagnostics_channel`. */
export const NODE_ANSWERS = 'portside-devchain:node-answers'

const answers = channel(NODE_ANSWERS)

/** @returns what to call once the node has answered. */
export function timeAnswer(chainId: number, message: RpcMessage): () => void {
  const startedAt = performance.now()
  return () => {
    if (!answers.hasSubscribers) return
    const ms = performance.now() - startedAt
    answers.publish({ chainId, methods: methodsOf(message), at: Date.now(), ms } satisfies NodeAnswer)
  }
}
