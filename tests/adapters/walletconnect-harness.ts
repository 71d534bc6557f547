import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { openPageSession, type PageSession } from '#adapters/wallet/walletconnect/session/page-session.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import { Phone, type PhoneOptions } from '#devchain/phone/phone.ts'
import { RelayServer } from '#devchain/relay/relay-server.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { ConnectOptions, Connector, ConnectorEvent, Grant } from '#domain/ports/connector.ts'
import { patientLimits } from './walletconnect-limits.ts'

type PageOptions = Partial<Parameters<typeof openPageSession>[0]>

/** The harness phone's name. */
export const peer = { peerName: 'Test Phone' }

/** A page that knows WalletConnect only, and the events of its wallet. */
export class WalletConnectPage {
  readonly session: PageSession
  /** Of whichever wallet has the session. */
  readonly connector: Connector
  readonly storage: MemoryStorage
  readonly events: ConnectorEvent[] = []
  #waiting: readonly ((event: ConnectorEvent) => void)[] = []

  constructor(session: PageSession, storage: MemoryStorage) {
    this.session = session
    this.connector = session.connectorFor()
    this.storage = storage
    this.connector.subscribe((event) => {
      this.events.push(event)
      for (const tell of this.#waiting) tell(event)
    })
  }

  /** The next event, of the given type if any. */
  nextEvent(type?: ConnectorEvent['type']): Promise<ConnectorEvent> {
    return new Promise((found) => {
      const tell = (event: ConnectorEvent) => {
        if (type === undefined || event.type === type) found(event)
      }
      this.#waiting = [...this.#waiting, tell]
    })
  }

  /** Connects with a phone that scans every code. */
  connect(phone: Phone, chain?: Chain, options: ConnectOptions = {}): Promise<Grant> {
    return this.connector.connect(chain, {
      ...options,
      onPairing(pairing) {
        options.onPairing?.(pairing)
        void phone.pair(pairing.uri)
      }
    })
  }
}

/** A relay, a phone and any number of pages, new for each test of a file. */
export class WalletConnectHarness {
  #relay: RelayServer | undefined
  #phone: Phone | undefined
  #pages: WalletConnectPage[] = []
  readonly #nodeUrls: () => Readonly<Record<number, string>>

  private constructor(nodeUrls: () => Readonly<Record<number, string>>) {
    this.#nodeUrls = nodeUrls
  }

  /** @param nodeUrls URLs of nodes; without them, only requests that need no node work. */
  static use(nodeUrls = (): Readonly<Record<number, string>> => NO_NODES): WalletConnectHarness {
    const harness = new WalletConnectHarness(nodeUrls)
    // Each page and phone of this process needs its own core.
    beforeAll(() => void vi.stubEnv('DISABLE_GLOBAL_CORE', 'true'))
    afterAll(() => void vi.unstubAllEnvs())
    beforeEach(() => harness.#start())
    afterEach(() => harness.#stop())
    return harness
  }

  get relay(): RelayServer {
    if (!this.#relay) throw new Error('The relay runs during tests only.')
    return this.#relay
  }

  get phone(): Phone {
    if (!this.#phone) throw new Error('The phone runs during tests only.')
    return this.#phone
  }

  /** Replaces the phone. */
  async replacePhone(options: Partial<PhoneOptions>): Promise<void> {
    const nodeUrls = this.#nodeUrls()
    const chainIds = [baseGoerli.id, lineaGoerli.id]
    await this.#phone?.stop()
    this.#phone = await Phone.start({ relayUrl: this.relay.url, nodeUrls, chainIds, ...options })
  }

  async open(options: PageOptions = {}): Promise<WalletConnectPage> {
    const storage = (options.storage ?? new MemoryStorage()) as MemoryStorage
    const page = { projectId: 'test', appName: 'Portside', origin: 'https://app.example', relayUrl: this.relay.url }
    const more = { chains: [baseGoerli, lineaGoerli], limits: patientLimits }
    const session = await openPageSession({ ...page, ...more, ...options, storage })
    const opened = new WalletConnectPage(session, storage)
    this.#pages.push(opened)
    return opened
  }

  async connected(): Promise<WalletConnectPage> {
    const page = await this.open()
    await page.connect(this.phone)
    page.events.splice(0)
    return page
  }

  /** The number of prompts so far. */
  asked(method: string): number {
    const entries = this.phone.transcript.entries()
    return entries.filter((entry) => entry.kind === 'prompt' && entry.method === method).length
  }

  /** Resolves once the page and the phone are both connected again. */
  async reconnected(): Promise<void> {
    let left = 2
    await this.relay.relay.transcript.next(({ kind, method }) => {
      if (kind === 'in' && method === 'irn_batchSubscribe') left--
      return left === 0
    })
  }

  async #start(): Promise<void> {
    this.#pages = []
    this.#relay = await RelayServer.start()
    await this.replacePhone({})
  }

  async #stop(): Promise<void> {
    await Promise.all(this.#pages.map(({ session }) => session.close()))
    await this.#phone?.stop()
    await this.#relay?.stop()
    this.#phone = undefined
  }
}

const NO_NODES = { [baseGoerli.id]: 'http://127.0.0.1:1', [lineaGoerli.id]: 'http://127.0.0.1:1' }

/** The reason that a call rejects with. @throws Error if it does not reject. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  const value = await promise.then(
    (result) => ({ result }),
    (cause: unknown) => ({ cause })
  )
  if ('cause' in value) return value.cause
  throw new Error(`Expected a failure, got ${JSON.stringify(value.result)}.`)
}
