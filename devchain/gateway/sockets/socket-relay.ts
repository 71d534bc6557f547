import { WebSocket } from 'ws'
import { applyCallFaults, type FaultyCalls } from '#devchain/weather/call-fault.ts'
import { corrupt, isWait, malformedBody, waitOut } from '#devchain/weather/exchange-fault.ts'
import type { ExchangeFault, SocketFault } from '#devchain/weather/fault.ts'
import type { AppliedFault } from '#devchain/weather/weather.ts'
import type { CompleteOptions } from '../gateway-options.ts'
import { failures, type SplitMessage, splitMessage } from '../local-answers.ts'
import { askNode, connectNode, readAvailableBlocks } from '../node.ts'
import { timeAnswer } from '../node-answers.ts'
import { failure, type Refusal, toRefusal } from '../refusal.ts'
import { isObject, methodsOf, parseMessage, type ReceivedMessage, type RpcMessage, withCalls } from '../rpc-call.ts'
import type { MethodList } from '../senders.ts'
import type { Ending, OpenExchange } from '../transcript.ts'
import { PendingMessages } from './pending-messages.ts'

interface Pending {
  readonly entry: OpenExchange
  readonly applied: AppliedFault<ExchangeFault> | undefined
  readonly noteAnswer: () => void
  readonly alter: (answer: string) => string
}

const SUBSCRIPTIONS: readonly string[] = ['eth_subscribe', 'eth_unsubscribe']
const MAX_OPEN = 1_000
const MAX_BUFFERED_BYTES = 16_000_000
const SERVICE_RESTART = 1012
const TRY_AGAIN_LATER = 1013

/** Relays between a client's WebSocket and the node's; closing one closes the other. */
export class SocketRelay {
  readonly #options: CompleteOptions
  readonly #chainId: number
  readonly #client: WebSocket
  readonly #node: WebSocket
  /** Connections to other chains, for the fault `other-chain`. */
  readonly #otherNodes = new Map<number, Promise<WebSocket>>()
  readonly #methods: MethodList
  readonly #open = new Set<OpenExchange>()
  readonly #pending = new PendingMessages<Pending>()
  readonly #closed: Promise<void>
  #muting: AppliedFault<SocketFault> | undefined

  /** Both sockets are open. */
  constructor(options: CompleteOptions, chainId: number, client: WebSocket, node: WebSocket) {
    this.#options = options
    this.#chainId = chainId
    this.#client = client
    this.#node = node
    this.#methods = { has: (method) => SUBSCRIPTIONS.includes(method) || options.methods.has(method) }
    this.#closed = new Promise((resolve) => client.once('close', () => resolve()))
    const stopListening = options.weather.onRule(({ fault }) => {
      if (fault.kind === 'killed' || fault.kind === 'mute') this.#applyOpenSocketFault()
    })
    client.on('error', () => client.terminate())
    client.on('message', (data) => this.#handleMessage(String(data)))
    client.once('close', () => {
      stopListening()
      for (const entry of this.#open) entry.end({ failure: 'the socket closed' })
    })
    this.#attach(node)
    this.#applyOpenSocketFault()
  }

  #attach(node: WebSocket): void {
    const closeClient = () => this.#client.close(SERVICE_RESTART, `The node of chain ${this.#chainId} disconnected.`)
    node.on('message', (data) => this.#handleAnswer(String(data)))
    node.once('close', closeClient)
    if (node.readyState !== WebSocket.OPEN) closeClient()
  }

  #applyOpenSocketFault(): void {
    const applied = this.#options.weather.applyToOpenSocket(this.#chainId)
    if (applied?.fault.kind === 'killed') this.#client.terminate()
    else if (applied) this.#muting = applied
  }

  #handleMessage(text: string): void {
    const message = this.#parse(text)
    if (!message) return
    if (this.#open.size >= MAX_OPEN) {
      this.#client.close(TRY_AGAIN_LATER, 'Too many requests are open.')
      return
    }
    const entry = this.#begin(message)
    this.#open.add(entry)
    this.#forward(message, entry).catch((cause: unknown) => this.#refuse(message, entry, toRefusal(cause)))
  }

  #parse(text: string): ReceivedMessage | undefined {
    try {
      return parseMessage(text)
    } catch (cause) {
      this.#send(JSON.stringify(failure(toRefusal(cause))))
      return undefined
    }
  }

  async #forward(message: ReceivedMessage, entry: OpenExchange): Promise<void> {
    if (this.#isMuted(entry)) return
    const { forwarded, merge } = splitMessage(this.#options, this.#chainId, message, this.#methods)
    if (!forwarded) return this.#answer(merge(''), entry)
    const methods = methodsOf(forwarded)
    const applied = this.#options.weather.applyToExchange({ chainId: this.#chainId, methods, via: 'ws' })
    if (applied && (await this.#answerInstead(applied, entry))) return
    if (applied?.fault.kind !== 'other-chain')
      return this.#ask(this.#chainId, this.#node, forwarded, { entry, applied, merge })
    const { chainId } = applied.fault
    await this.#ask(chainId, await this.#otherNode(chainId), forwarded, { entry, applied, merge })
  }

  /** @returns whether no further answer is needed. */
  async #answerInstead(applied: AppliedFault<ExchangeFault>, entry: OpenExchange): Promise<boolean> {
    const { fault } = applied
    entry.addFaults(fault)
    if (isWait(applied)) await waitOut(applied, this.#closed)
    else if (fault.kind === 'drop') this.#client.terminate()
    else if (fault.kind === 'malformed') this.#answer(malformedBody(fault), entry)
    return fault.kind === 'malformed' || this.#client.readyState !== WebSocket.OPEN
  }

  /** Without recovery, the node receives this message before the next one arrives. */
  async #ask(
    chainId: number,
    node: WebSocket,
    original: RpcMessage,
    { entry, applied, merge }: Omit<Pending, 'alter' | 'noteAnswer'> & Pick<SplitMessage, 'merge'>
  ): Promise<void> {
    const { weather, beforeForward, askInTurn } = this.#options
    // Weather goes by what was asked, before that becomes what the node gets.
    const faultyCalls = applyCallFaults(weather, chainId, original, 'ws')
    const { message: asked, alter } = faultyCalls
      ? await this.#rewrite(chainId, faultyCalls, entry)
      : unchanged(original)
    const preparing = beforeForward?.(chainId, asked.calls)
    const message = preparing ? withCalls(asked, await preparing) : asked
    const noteAnswer = timeAnswer(chainId, message)
    const pending = { entry, applied, noteAnswer, alter: (answer: string) => merge(alter(answer)) }
    const { text, calls } = message
    // Only the socket itself can subscribe.
    const canAskElsewhere = !calls.some(({ method }) => SUBSCRIPTIONS.includes(method))
    const answer = canAskElsewhere
      ? askInTurn?.(chainId, message, (part) => askNode(this.#options, chainId, part))
      : undefined
    if (answer) return this.#deliver(await answer, pending)
    const ids = calls.flatMap(({ id }) => (id === undefined ? [] : [id]))
    this.#pending.add(ids, pending)
    if (ids.length === 0) this.#answer(merge(''), entry)
    if (node.bufferedAmount > MAX_BUFFERED_BYTES) this.#client.close(TRY_AGAIN_LATER, 'The node does not keep up.')
    else if (node.readyState === WebSocket.OPEN) node.send(text)
  }

  #rewrite(chainId: number, faultyCalls: FaultyCalls, entry: OpenExchange) {
    entry.addFaults(...faultyCalls.faults)
    return faultyCalls.rewrite(() => readAvailableBlocks(this.#options, chainId))
  }

  #handleAnswer(text: string): void {
    const answer = parseAnswer(text)
    const pending = this.#pending.take(answer)
    if (pending) void this.#deliver(text, pending)
    else this.#notify(text, answer)
  }

  async #deliver(text: string, { entry, applied, noteAnswer, alter }: Pending): Promise<void> {
    noteAnswer()
    const altered = alter(text)
    if (applied?.fault.kind === 'stalled') await Promise.race([applied.lifted, this.#closed])
    if (this.#client.readyState !== WebSocket.OPEN) return
    if (altered === '') this.#finish(entry, { failure: 'no answer' })
    else this.#answer(applied ? corrupt(altered, applied.fault) : altered, entry)
  }

  /** Forwards an unsolicited message of the node. */
  #notify(text: string, answer: unknown): void {
    const methods = isObject(answer) && typeof answer['method'] === 'string' ? [answer['method']] : []
    this.#answer(text, this.#begin({ text: '', calls: methods.map((method) => ({ method })) }))
  }

  async #otherNode(chainId: number): Promise<WebSocket> {
    const existing = this.#otherNodes.get(chainId)
    if (existing) return existing
    const connecting = connectNode(this.#options, chainId)
    this.#otherNodes.set(chainId, connecting)
    const node = await connecting
    this.#attach(node)
    void this.#closed.then(() => node.terminate())
    return node
  }

  #begin({ text, calls }: Pick<RpcMessage, 'text' | 'calls'>): OpenExchange {
    const methods = calls.map(({ method }) => method)
    return this.#options.transcript.begin({ chainId: this.#chainId, via: 'ws', methods, request: text })
  }

  #refuse(message: ReceivedMessage, entry: OpenExchange, refusal: Refusal): void {
    this.#finish(entry, { failure: refusal.message })
    const answer = failures(refusal, message)
    if (answer !== '') this.#send(answer)
  }

  #answer(text: string, entry: OpenExchange): void {
    if (this.#isMuted(entry)) return
    this.#finish(entry, { response: text })
    if (text !== '') this.#send(text)
  }

  #isMuted(entry: OpenExchange): boolean {
    if (!this.#muting || this.#muting.isLifted()) return false
    entry.addFaults(this.#muting.fault)
    this.#finish(entry, { failure: 'no answer' })
    return true
  }

  #finish(entry: OpenExchange, ending: Ending): void {
    this.#open.delete(entry)
    entry.end(ending)
  }

  #send(text: string): void {
    if (this.#client.readyState !== WebSocket.OPEN) return
    if (this.#client.bufferedAmount > MAX_BUFFERED_BYTES) this.#client.terminate()
    else this.#client.send(text)
  }
}

function unchanged(message: RpcMessage): Pick<Pending, 'alter'> & { readonly message: RpcMessage } {
  return { message, alter: (answer) => answer }
}

/** @returns undefined for text that is not JSON, which is forwarded unchanged. */
function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
