import { createHash } from 'node:crypto'
import { type Mailbox, messageIdOf, type RelayMessage } from './mailbox.ts'
import { invalidParameter, RelayRefusal } from './relay-refusal.ts'

type Parameters = Readonly<Record<string, unknown>>
type Method = (clientId: string, parameters: Parameters) => unknown

const TOPIC = /^[0-9a-f]{64}$/i
const PROPOSAL_TTL_S = 300
/** Tags of the messages that the relay publishes for clients. */
const TAGS = { propose: 1100, approve: 1101, settle: 1102 }

/** The relay's JSON-RPC methods: `irn_*`, and two `wc_*` methods that combine several of them. */
export class RelayMethods {
  readonly #mailbox: Mailbox
  readonly #deliver: (clientId: string, message: RelayMessage) => void
  /** Topics by client; they survive its connections. */
  readonly #subscriptions = new Map<string, Set<string>>()

  readonly #methods: Readonly<Record<string, Method>> = {
    irn_publish: (clientId, message) => this.#publish(clientId, message),
    irn_batchPublish: (clientId, { messages }) =>
      listOf('messages', messages).every((each) => this.#publish(clientId, each)),
    irn_subscribe: (clientId, { topic }) => this.#subscribe(clientId, topic),
    irn_batchSubscribe: (clientId, { topics }) =>
      arrayOf('topics', topics).map((each) => this.#subscribe(clientId, each)),
    irn_unsubscribe: (clientId, { topic }) => this.#unsubscribe(clientId, topic),
    irn_batchUnsubscribe: (clientId, { subscriptions }) =>
      listOf('subscriptions', subscriptions).every(({ topic }) => this.#unsubscribe(clientId, topic)),
    irn_fetchMessages: (clientId, { topic }) => this.#fetch(clientId, [topic]),
    irn_batchFetchMessages: (clientId, { topics }) => this.#fetch(clientId, arrayOf('topics', topics)),
    irn_batchReceive: (clientId, { receipts }) => this.#receive(clientId, listOf('receipts', receipts)),
    wc_proposeSession: (clientId, parameters) => this.#propose(clientId, parameters),
    wc_approveSession: (clientId, parameters) => this.#approve(clientId, parameters)
  }

  constructor(mailbox: Mailbox, deliver: (clientId: string, message: RelayMessage) => void) {
    this.#mailbox = mailbox
    this.#deliver = deliver
  }

  /** @throws RelayRefusal */
  call(clientId: string, method: string, parameters: Parameters): unknown {
    const answer = Object.hasOwn(this.#methods, method) ? this.#methods[method] : undefined
    if (!answer) throw new RelayRefusal(-32601, `Method not found: ${method}`)
    return answer(clientId, parameters)
  }

  forgetSubscriptions(): void {
    this.#subscriptions.clear()
  }

  #publish(clientId: string, { topic, message, ttl, tag, attestation }: Parameters): true {
    if (typeof message !== 'string' || message === '') throw invalidParameter('message')
    if (typeof ttl !== 'number' || !(ttl > 0)) throw invalidParameter('ttl')
    const given = {
      topic: topicOf(topic),
      message,
      tag: typeof tag === 'number' ? tag : 0,
      ...(typeof attestation === 'string' && { attestation })
    }
    const published = this.#mailbox.put(clientId, given, ttl * 1000)
    if (!published) return true
    for (const [reader, topics] of this.#subscriptions) {
      if (reader !== clientId && topics.has(given.topic)) this.#deliver(reader, published)
    }
    return true
  }

  #subscribe(clientId: string, given: unknown): string {
    const topic = topicOf(given)
    const topics = this.#subscriptions.get(clientId) ?? new Set()
    this.#subscriptions.set(clientId, topics.add(topic))
    // A client accepts messages of a subscription only once it knows the subscription's id.
    setImmediate(() => {
      for (const message of this.#mailbox.unread(clientId, topic)) this.#deliver(clientId, message)
    })
    return subscriptionId(clientId, topic)
  }

  #unsubscribe(clientId: string, topic: unknown): true {
    this.#subscriptions.get(clientId)?.delete(topicOf(topic))
    return true
  }

  #fetch(
    clientId: string,
    topics: readonly unknown[]
  ): { readonly messages: readonly RelayMessage[]; readonly hasMore: false } {
    const unread = topics.flatMap((topic) => this.#mailbox.unread(clientId, topicOf(topic)))
    for (const each of unread) this.#mailbox.markRead(clientId, each.topic, messageIdOf(each))
    const messages = unread.map(({ topic, message, publishedAt, tag }) => ({ topic, message, publishedAt, tag }))
    return { messages, hasMore: false }
  }

  #receive(clientId: string, receipts: readonly Parameters[]): true {
    for (const { topic, messageId } of receipts) this.#mailbox.markRead(clientId, topicOf(topic), String(messageId))
    return true
  }

  /** Subscribes the client to the pairing's topic, which clients of this method leave to the relay. */
  #propose(clientId: string, { pairingTopic, sessionProposal, ttl, attestation }: Parameters): true {
    this.#subscribe(clientId, pairingTopic)
    const message = { topic: pairingTopic, message: sessionProposal, tag: TAGS.propose, attestation }
    return this.#publish(clientId, { ...message, ttl: ttl ?? PROPOSAL_TTL_S })
  }

  /** Subscribes the wallet to the session's topic, which wallets using this method leave to the relay. */
  #approve(clientId: string, parameters: Parameters): true {
    const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest } = parameters
    const ttl = parameters['ttl'] ?? PROPOSAL_TTL_S
    this.#subscribe(clientId, sessionTopic)
    this.#publish(clientId, { topic: pairingTopic, message: sessionProposalResponse, ttl, tag: TAGS.approve })
    return this.#publish(clientId, { topic: sessionTopic, message: sessionSettlementRequest, ttl, tag: TAGS.settle })
  }
}

export function subscriptionId(clientId: string, topic: string): string {
  return createHash('sha256').update(`${topic}${clientId}`).digest('hex')
}

function topicOf(value: unknown): string {
  if (typeof value === 'string' && TOPIC.test(value)) return value
  throw invalidParameter('topic')
}

function arrayOf(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw invalidParameter(name)
}

function listOf(name: string, value: unknown): readonly Parameters[] {
  return arrayOf(name, value).map((each) => Object(each))
}
