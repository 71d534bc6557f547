import type { BrowserContext, Route, WebSocketRoute } from '@playwright/test'

type SocketMessage = Parameters<WebSocketRoute['send']>[0]

interface Asked {
  readonly id: unknown
  readonly method: string
}

/** Methods of nodes, from pages that leave the version out. */
const NODE_METHOD = /^(?:eth|net|web3)_/
/** WalletConnect's relay speaks JSON-RPC, too, and is no node. */
const RELAY_METHOD = /^irn_/
const REFUSED = -32000

/** Refuses what pages ask of nodes that nobody answers for, so that no test reaches a real one in silence. */
export class UnroutedNodes {
  readonly #context: BrowserContext
  readonly #served: readonly string[]
  readonly #chainId: number
  /** By the address that a route would have. */
  readonly #asked = new Map<string, Set<string>>()

  private constructor(context: BrowserContext, served: readonly string[], chainId: number) {
    this.#context = context
    this.#served = served
    this.#chainId = chainId
  }

  /**
   * To be called before any route is added: the newest one has precedence.
   * @param rpcUrl the chains' own addresses, which pages may ask
   */
  static async watch(
    context: BrowserContext,
    chainIds: readonly number[],
    rpcUrl: (chainId: number) => string
  ): Promise<UnroutedNodes> {
    const served = chainIds.map((chainId) => new URL(rpcUrl(chainId)).host)
    const nodes = new UnroutedNodes(context, served, chainIds[0] ?? 1)
    await context.route('**', (route) => nodes.#answer(route))
    await context.routeWebSocket(/^wss?:/, (socket) => nodes.#relay(socket))
    return nodes
  }

  /** One for each host: what was asked of it, and the entry that is missing. */
  sentences(): readonly string[] {
    return [...this.#asked].map(([address, methods]) => sentenceFor(address, methods, this.#chainId))
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request()
    const url = new URL(request.url())
    const asked = request.method() === 'POST' ? askedIn(request.postData() ?? '') : undefined
    if (!asked || this.#isKnown(url)) return route.fallback()
    const headers = {
      'access-control-allow-origin': request.headers()['origin'] ?? '*',
      'access-control-allow-credentials': 'true'
    }
    await route.fulfill({ contentType: 'application/json', headers, body: this.#refuse(url, asked) })
  }

  /** Open for the page before its host is reached, if it can be at all: pages say what they ask once it is. */
  #relay(socket: WebSocketRoute): void {
    const url = new URL(socket.url())
    if (this.#isKnown(url)) return void socket.connectToServer()
    const unsent: SocketMessage[] = []
    let send = (message: SocketMessage): void => void unsent.push(message)
    socket.onMessage((message) => {
      const asked = askedIn(String(message))
      if (asked) socket.send(this.#refuse(url, asked))
      else send(message)
    })
    // Playwright opens a socket that its handler has not connected.
    setImmediate(() => {
      const server = socket.connectToServer()
      send = server.send
      for (const message of unsent) send(message)
    })
  }

  /** The chains' own host, or that of a page. */
  #isKnown({ host }: URL): boolean {
    const frames = this.#context.pages().flatMap((page) => page.frames())
    const pages = frames.flatMap((frame) => (URL.canParse(frame.url()) ? [new URL(frame.url()).host] : []))
    return [...this.#served, ...pages].includes(host)
  }

  /** @returns the answer: the sentence, under the id of each call */
  #refuse(url: URL, asked: AskedTogether): string {
    const address = `${url.protocol.replace('ws', 'http')}//${url.host}/**`
    const methods = this.#asked.get(address) ?? new Set()
    for (const { method } of asked.calls) methods.add(method)
    this.#asked.set(address, methods)
    const answers = asked.calls.map(({ id, method }) => {
      const message = sentenceFor(address, [method], this.#chainId)
      return { jsonrpc: '2.0', id: id ?? null, error: { code: REFUSED, message } }
    })
    return JSON.stringify(asked.isBatch ? answers : answers[0])
  }
}

interface AskedTogether {
  readonly isBatch: boolean
  readonly calls: readonly Asked[]
}

/** Undefined if it is not JSON-RPC for a node. */
export function askedIn(text: string): AskedTogether | undefined {
  const parsed = parse(text)
  const calls = [parsed].flat().filter(isAsked)
  return calls.length === 0 ? undefined : { isBatch: Array.isArray(parsed), calls }
}

export function sentenceFor(address: string, methods: Iterable<string>, chainId: number): string {
  const host = new URL(address).host
  const entry = `'${address}': ${chainId}`
  return `The page asked ${host} for ${[...methods].join(', ')}, and no rpcRoutes entry covers it. Add one, such as ${entry}, with the chain that answers.`
}

function isAsked(call: unknown): call is Asked {
  const { jsonrpc, method } = Object(call)
  if (typeof method !== 'string' || RELAY_METHOD.test(method)) return false
  return typeof jsonrpc === 'string' || NODE_METHOD.test(method)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
