import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'

/** The WalletConnect session protocol: proposals, sessions, requests. */
export type SignClient = Awaited<ReturnType<typeof EthereumProvider.init>>['signer']['client']

export type Session = ReturnType<SignClient['session']['get']>

export interface ClientOptions {
  readonly projectId: string
  /** `wss://relay.walletconnect.org`, or another one that speaks its protocol. */
  readonly relayUrl: string
  readonly chains: readonly { readonly id: number }[]
  /** How the page introduces itself to wallets. */
  readonly appName: string
  readonly origin: string
  /** Ends the names of what is stored, so that sites on one origin keep to their own. */
  readonly scope?: string
  /** The browser's IndexedDB, by default. */
  readonly storage?: Parameters<typeof EthereumProvider.init>[0]['storage']
}

const STORAGE_PREFIX = 'portside'

/**
 * Only the client of the package's provider is used: the provider's own requests send methods that no wallet approved
 * to a node, lose the codes of rejected proposals, and miss changes of the session.
 * @param begin listens to the client before it is given the messages of the relay
 * @throws whatever `begin` throws; the client is closed then
 */
export async function openClient<Begun>(
  options: ClientOptions,
  begin: (client: SignClient) => Begun | Promise<Begun>
): Promise<Begun> {
  const { projectId, relayUrl, chains, appName, origin, scope = '', storage } = options
  const customStoragePrefix = STORAGE_PREFIX + scope
  const [first = 1, ...others] = chains.map(({ id }) => id)
  // Where the package keeps a page's core, which it would reuse for every later client, even if it hangs.
  const core = `_walletConnectCore_${customStoragePrefix}`
  for (const name of [core, `${core}_count`]) Reflect.deleteProperty(globalThis, name)
  const opening = EthereumProvider.init({
    projectId,
    relayUrl,
    metadata: { name: appName, description: appName, url: origin, icons: [] },
    optionalChains: [first, ...others],
    // Without an entry for each chain, the package would query a node of its own choice.
    rpcMap: Object.fromEntries(chains.map(({ id }) => [id, origin])),
    showQrModal: false,
    telemetryEnabled: false,
    disableProviderPing: true,
    customStoragePrefix,
    logger: 'silent',
    ...(storage && { storage })
  })
  const deliver = holdMessages(Reflect.get(globalThis, core) as Core | undefined)
  const { signer } = await opening
  const { client } = signer
  // If it has a session, the provider reacts to its chain changes with requests of its own.
  delete signer.session
  // Contacts another host before every request, and waits 5 s for it if it is blocked.
  Object.assign(client.core.verify, { register: async () => '' })
  ignoreDuplicateDeletes(client)
  stayConnected(client)
  subscribeAgain(client)
  closeReplacedSockets(client)
  try {
    const begun = await begin(client)
    deliver()
    return begun
  } catch (cause) {
    await closeClient(client)
    throw cause
  }
}

interface Core {
  readonly relayer: { readonly events: { emit(name: string, ...values: unknown[]): boolean } }
}

/**
 * The package connects before it reads its own settings from the browser's database. A wallet's news of that time, such as another
 * network, would be emitted before anybody can listen.
 * @param core undefined where the package is told to keep none (`DISABLE_GLOBAL_CORE`, which tests with many clients set)
 * @returns delivers all messages, and lets later ones through
 */
function holdMessages(core: Core | undefined): () => void {
  if (!core) return () => undefined
  const { events } = core.relayer
  const emit = events.emit.bind(events)
  const held: Parameters<typeof emit>[] = []
  events.emit = (...event) => (event[0] === 'relayer_message' ? held.push(event) > 0 : emit(...event))
  return () => {
    events.emit = emit
    for (const event of held) emit(...event)
  }
}

/** The package waits for the browser's database, which can hang; a result that arrives too late is closed again. */
export function openInTime<Opened extends { close(): Promise<void> }>(opening: Promise<Opened>, withinMs: number) {
  const openUnlessLate = async (signal: AbortSignal) => {
    const opened = await opening
    if (signal.aborted) void opened.close()
    return opened
  }
  const message = 'The browser did not open its database in time.'
  return withTimeout(withinMs, openUnlessLate, () => new WalletError('timeout', { message }))
}

/** Final: the client never emits an event or opens a socket again. */
export async function closeClient({ core, events }: SignClient): Promise<void> {
  const { heartbeat, relayer } = core
  // The package's types ask for the name of an event.
  const emitter = events as unknown as { removeAllListeners(): void }
  emitter.removeAllListeners()
  heartbeat.stop()
  // The package opens a socket for each unsent message, and whenever the browser is online again.
  const never = () => new Promise<never>(() => undefined)
  Object.assign(relayer, { connect: never, transportOpen: never })
  // A socket that is still opening is closed once it is connected.
  relayer.on('relayer_connect', () => void relayer.transportClose())
  await relayer.transportClose()
}

/** Unchecked, except for a session. */
interface Outcome {
  readonly session?: Session
  readonly result?: unknown
  readonly error?: unknown
}

/** Hidden by the package's types: what became of each proposal (`session_connect:7`) and request (`session_request:7`). */
interface Outcomes {
  emit(name: string, outcome: Outcome): unknown
  once(name: string, listener: (outcome: Outcome) => void): unknown
  removeAllListeners(name: string): unknown
  eventNames(): readonly (string | symbol)[]
}

export function outcomesOf({ engine }: SignClient): Outcomes {
  return (engine as unknown as { readonly events: Outcomes }).events
}

type DeleteSession = (deleted: { readonly topic: string }) => Promise<void>

interface DeletingClient {
  /** The package's types hide `deleteSession`. */
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/** The relay may deliver a `session_delete` twice; the package fails on the second, where nobody can catch it. */
export function ignoreDuplicateDeletes({ engine, session }: DeletingClient): void {
  const { deleteSession } = engine as { readonly deleteSession: DeleteSession }
  const deleteOnce: DeleteSession = (deleted) =>
    deleteSession(deleted).catch((cause: unknown) => {
      if (session.keys.includes(deleted.topic)) throw cause
    })
  Object.assign(engine, { deleteSession: deleteOnce })
}

/** The package reconnects only while its page is visible; this one may serve another tab that is. */
function stayConnected({ core: { heartbeat, relayer } }: SignClient): void {
  heartbeat.on('heartbeat_pulse', () => {
    if (!relayer.connected && !relayer.transportExplicitlyClosed) relayer.transportOpen().catch(() => undefined)
  })
}

/**
 * When a pulse or a request reconnects within 100 ms of a loss, the package cancels its own attempt, but believes at every later
 * loss that it is still in progress: it then waits for a pulse, and treats its old subscriptions as belonging to the new connection.
 */
function subscribeAgain({ core: { relayer } }: SignClient): void {
  relayer.on('relayer_connect', () => {
    Object.assign(relayer, { reconnectInProgress: false })
    // A new connection has none yet: this has them made again.
    void relayer.subscriber.stop()
  })
}

/** Hidden by the package's types: the connection of one attempt, which replaces the connection of the last one. */
interface ConnectionAttempts {
  readonly provider: { readonly connection?: RelayConnection }
  createProvider(): Promise<void>
}

interface RelayConnection {
  readonly events: { emit(name: 'register_error', cause: Error): void }
  /** Open. */
  readonly connected: boolean
  once(event: 'open', listener: () => void): void
  send(message: object): Promise<void>
  close(): Promise<void>
}

/**
 * The package gives up an attempt after 15 s, but not its socket, which opens on a slow network and then stays open beside the
 * next one. Messages that wait for that socket fail at once, so that the package sends them again by the next one.
 */
function closeReplacedSockets({ core: { relayer } }: SignClient): void {
  const attempts = relayer as unknown as ConnectionAttempts
  const createProvider = attempts.createProvider.bind(relayer)
  attempts.createProvider = async () => {
    const { connection } = attempts.provider
    await createProvider()
    if (!connection) return
    const cause = new Error('The attempt to connect was given up')
    const close = () => void connection.close().catch(() => undefined)
    connection.send = () => Promise.reject(cause)
    connection.events.emit('register_error', cause)
    if (connection.connected) close()
    else connection.once('open', close)
  }
}
