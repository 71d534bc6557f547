import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { isLoopbackHost } from '../loopback.ts'
import { Mailbox, type RelayMessage } from './mailbox.ts'
import { RelayClient } from './relay-client.ts'
import { RelayFaults } from './relay-faults.ts'
import { RelayMethods } from './relay-methods.ts'
import { verifyRelayToken } from './relay-token.ts'
import { RelayTranscript } from './relay-transcript.ts'

export interface RelayOptions {
  /** Only upgrades on this path are accepted; on any path by default. */
  readonly path?: string
  /** The accepted project ids; all by default. */
  readonly projectIds?: readonly string[]
  /** Clients in Node close a connection without a ping for 35 s. */
  readonly pingEveryMs?: number
  /** In ms since 1970. */
  readonly now?: () => number
}

/** The public relay's close code for a connection it does not accept. */
const NOT_ACCEPTED = 3000
const PING_EVERY_MS = 15_000
const MAX_MESSAGE_BYTES = 2 ** 20

/** A WalletConnect relay (`irn` protocol) for this machine: forwards encrypted messages between pages and wallets. */
export class Relay {
  readonly faults = new RelayFaults()
  readonly transcript = new RelayTranscript()
  readonly #options: RelayOptions
  readonly #now: () => number
  readonly #mailbox: Mailbox
  readonly #methods: RelayMethods
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false })
  readonly #pinging: NodeJS.Timeout
  #clients: readonly RelayClient[] = []

  constructor(options: RelayOptions = {}) {
    this.#options = options
    this.#now = options.now ?? Date.now
    this.#mailbox = new Mailbox(this.#now)
    this.#methods = new RelayMethods(this.#mailbox, (clientId, message) => this.#deliver(clientId, message))
    this.#pinging = setInterval(() => this.#ping(), options.pingEveryMs ?? PING_EVERY_MS)
    this.#pinging.unref()
  }

  /** For a server's `upgrade` event, alongside other listeners: true if it handles the socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    if (this.#options.path !== undefined && path.replace(/\/$/, '') !== this.#options.path) return false
    socket.on('error', () => socket.destroy())
    const refusal = this.faults.refusesUpgrades ?? (isFromThisMachine(request) ? undefined : 403)
    if (refusal === undefined) {
      void this.#untilUpgradesAreAccepted().then(() =>
        this.#server.handleUpgrade(request, socket, head, (client) => this.#accept(client, new URLSearchParams(query)))
      )
    } else {
      this.transcript.record({ time: Date.now(), kind: 'upgrade', reason: String(refusal) })
      socket.end(`HTTP/1.1 ${refusal} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    }
    return true
  }

  get connectionCount(): number {
    return this.#clients.length
  }

  /** Cuts every connection; clients reconnect automatically. */
  drop(): void {
    for (const client of this.#clients) client.end()
  }

  /** Drops messages and subscriptions, like a restart without persistence. */
  forget(): void {
    this.#mailbox.clear()
    this.#methods.forgetSubscriptions()
  }

  /** Final. */
  close(): void {
    clearInterval(this.#pinging)
    this.drop()
  }

  async #untilUpgradesAreAccepted(): Promise<void> {
    const { upgradesAfter } = this.faults
    if (upgradesAfter) this.transcript.record({ time: Date.now(), kind: 'upgrade', reason: 'delayed' })
    await upgradesAfter
  }

  #accept(socket: WebSocket, query: URLSearchParams): void {
    const { id, refusal } = this.#check(query)
    this.transcript.record({
      time: Date.now(),
      kind: 'upgrade',
      ...(id !== undefined && { clientId: id }),
      ...(refusal !== undefined && { reason: refusal })
    })
    if (id === undefined) socket.close(NOT_ACCEPTED, refusal)
    else this.#serve(id, socket)
  }

  #serve(id: string, socket: WebSocket): void {
    const client = new RelayClient({
      id,
      socket,
      faults: this.faults,
      transcript: this.transcript,
      call: (method, parameters) => this.#methods.call(id, method, parameters),
      markRead: (topic, messageId) => this.#mailbox.markRead(id, topic, messageId)
    })
    this.#clients = [...this.#clients, client]
    socket.on('close', () => {
      this.#clients = this.#clients.filter((each) => each !== client)
    })
  }

  /** The checks of the public relay, in its order and with its messages. */
  #check(query: URLSearchParams): { readonly id?: string; readonly refusal?: string } {
    const projectId = query.get('projectId')
    if (!projectId) return { refusal: 'Project ID is missing' }
    const isKnown = this.#options.projectIds?.includes(projectId) ?? true
    if (!isKnown || this.faults.refusesProjects) return { refusal: 'Unauthorized: invalid key' }
    try {
      return { id: verifyRelayToken(query.get('auth') ?? '', this.#now()) }
    } catch (cause) {
      return { refusal: cause instanceof Error ? cause.message : String(cause) }
    }
  }

  #deliver(clientId: string, message: RelayMessage): void {
    for (const client of this.#clients) if (client.id === clientId) client.push(message)
  }

  #ping(): void {
    for (const client of this.#clients) client.ping()
  }
}

/** Browsers let any page open a WebSocket, but only pages and programs on this machine may use the relay. */
function isFromThisMachine({ headers }: IncomingMessage): boolean {
  const { host, origin } = headers
  if (!isLoopbackHost(host)) return false
  return origin === undefined || (URL.canParse(origin) && isLoopbackHost(new URL(origin).host))
}
