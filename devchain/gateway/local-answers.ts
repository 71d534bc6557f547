import type { CompleteOptions } from './gateway-options.ts'
import { failure, Refusal } from './refusal.ts'
import {
  isCall,
  type MalformedCall,
  malformed,
  type ReceivedMessage,
  type RpcCall,
  type RpcMessage,
  withCalls
} from './rpc-call.ts'
import type { MethodList } from './senders.ts'

/** A message of which the gateway answers some calls itself. */
export interface SplitMessage {
  /** The calls for the node; undefined when there are none. */
  readonly forwarded: RpcMessage | undefined
  /** Adds the gateway's own answers to the node's, in the order of the calls, by which some clients match them. */
  readonly merge: (answer: string) => string
}

interface LocalAnswer {
  /** Among the answers to the whole message. */
  readonly position: number
  readonly answer: object
}

/**
 * Each call that the sender may not make, and each member that is no call, is refused on its own, with its own id: the rest
 * of a batch is answered.
 */
export function splitMessage(
  { answerLocally }: Pick<CompleteOptions, 'answerLocally'>,
  chainId: number,
  message: ReceivedMessage,
  allowed: MethodList
): SplitMessage {
  const answerTo = (call: RpcCall): object | undefined => {
    if (!allowed.has(call.method)) return failure(refusalOf(call), call.id)
    const result = answerLocally?.(chainId, call)
    return result && { jsonrpc: '2.0', id: call.id, result: result.result }
  }
  const forwarded: RpcCall[] = []
  const own: LocalAnswer[] = []
  let position = 0
  for (const member of message.members) {
    const answer = isCall(member) ? answerTo(member) : failure(malformed, member.id)
    if (!answer) forwarded.push(member as RpcCall)
    else if (isAnswered(member)) own.push({ position, answer })
    if (isAnswered(member)) position++
  }
  if (forwarded.length === message.members.length) return { forwarded: message, merge: (answer) => answer }
  return {
    forwarded: forwarded.length > 0 ? withCalls(message, forwarded) : undefined,
    merge: (answer) => (message.isBatch ? mergeBatch(answer, own) : (JSON.stringify(own[0]?.answer) ?? ''))
  }
}

/** The answer to a message of which no call can be answered: one error for each, with its id. */
export function failures(refusal: Refusal, { members, isBatch }: ReceivedMessage): string {
  const answers = members.filter(isAnswered).map((member) => failure(isCall(member) ? refusal : malformed, member.id))
  if (answers.length === 0) return ''
  return JSON.stringify(isBatch ? answers : answers[0])
}

/** A notification gets no answer, not even a refusal. */
function isAnswered({ id }: RpcCall | MalformedCall): boolean {
  return id !== undefined
}

function refusalOf({ method }: RpcCall): Refusal {
  return new Refusal(200, -32601, `The method ${method} is not available here.`)
}

/** Leaves alone what is no list of answers, such as a node's error about the whole batch. */
function mergeBatch(answer: string, own: readonly LocalAnswer[]): string {
  const answers = answer === '' ? [] : parseList(answer)
  if (!answers) return answer
  const merged = [...answers]
  for (const local of own) merged.splice(local.position, 0, local.answer)
  return merged.length > 0 ? JSON.stringify(merged) : ''
}

function parseList(text: string): readonly unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}
