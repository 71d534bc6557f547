import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostPage } from './host-page.ts'
import type { LocalSafe, SafeRequest } from './local-safe.ts'

interface SafeHostOptions {
  readonly safe: LocalSafe
  /** The page to show. */
  readonly appUrl: string
  readonly isNoisy?: boolean
}

/** A separate origin that shows a page as a Safe App. */
export class SafeHost {
  readonly #options: SafeHostOptions
  readonly #server: Server

  private constructor(options: SafeHostOptions) {
    this.#options = options
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => void this.#answer(request, response))
  }

  static async start(options: SafeHostOptions): Promise<SafeHost> {
    const host = new SafeHost(options)
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve))
    return host
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { safe, appUrl, isNoisy = false } = this.#options
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin)
    if (pathname !== '/ask') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(hostPage({ appUrl, isNoisy }))
      return
    }
    // Not in a body, which a test cannot pass on in Firefox.
    const reply = await safe.answer(JSON.parse(searchParams.get('request') ?? '') as SafeRequest)
    response.setHeader('content-type', 'application/json')
    response.writeHead(reply ? 200 : 204).end(reply && JSON.stringify(reply))
  }
}
