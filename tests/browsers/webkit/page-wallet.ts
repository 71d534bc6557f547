import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { InProcessProvider } from '#devchain/scripted-wallet/provider/in-process-provider.ts'
import {
  installPageProvider,
  type PageAnswer,
  type PageProviderConfig,
  type PageRequest
} from '#devchain/scripted-wallet/provider/page-provider.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { pageProviderConfig, type ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
import { toWalletErrorData } from '#devchain/scripted-wallet/wallet-error.ts'

const SCRIPT_PATH = '/test-wallet.js'
const REQUEST_PATH = '/test-wallet/request'
const EVENTS_PATH = '/test-wallet/events'
const PROBLEMS_PATH = '/test-wallet/problem'
const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message']

/**
 * A scripted wallet for a driver that cannot run scripts before the page's own: the page's host serves it as a script of
 * the page, which keeps its content security policy. Also reports the page's errors and violations of that policy.
 */
export class PageWallet {
  readonly wallet: ScriptedWallet
  readonly problems: string[] = []
  readonly #config: PageProviderConfig
  readonly #provider: InProcessProvider
  readonly #listeners = new Set<ServerResponse>()

  constructor(options: ScriptedWalletOptions) {
    this.wallet = new ScriptedWallet(options)
    this.#config = pageProviderConfig(options, { hasRemoveListener: true, signsInWithConnection: 'lacks' })
    this.#provider = this.wallet.provider()
    for (const event of EVENTS) this.#provider.on(event, (value) => this.#send(event, value))
  }

  /** The page with the wallet's script before its own. */
  install(html: string): string {
    return html.replace('<meta charset', `<script src="${SCRIPT_PATH}"></script>$&`)
  }

  /** @returns whether the request was the wallet's. */
  handle(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    if (pathname === SCRIPT_PATH) {
      response.setHeader('content-type', 'text/javascript').end(this.#script())
    } else if (pathname === REQUEST_PATH) {
      void this.#answer(request).then((answer) => response.end(JSON.stringify(answer)))
    } else if (pathname === EVENTS_PATH) {
      response.setHeader('content-type', 'text/event-stream').flushHeaders()
      this.#listeners.add(response)
      response.once('close', () => this.#listeners.delete(response))
    } else if (pathname === PROBLEMS_PATH) {
      void json(request).then((problem) => this.problems.push(String(problem)))
      response.end()
    } else return false
    return true
  }

  #script(): string {
    const paths = { request: REQUEST_PATH, events: EVENTS_PATH, problems: PROBLEMS_PATH }
    return `(${connectToHost})(${JSON.stringify({ ...this.#config, paths })});(${installPageProvider})(${JSON.stringify(this.#config)})`
  }

  async #answer(request: IncomingMessage): Promise<PageAnswer> {
    const { method, params } = (await json(request)) as PageRequest
    try {
      return { result: await this.#provider.request({ method, params }) }
    } catch (cause) {
      return { error: toWalletErrorData(cause) }
    }
  }

  #send(event: string, value: unknown): void {
    for (const response of this.#listeners) response.write(`data: ${JSON.stringify([[event, value]])}\n\n`)
  }
}

/** Serialised and run in the page, so it can use only its argument. */
function connectToHost(config: {
  readonly binding: string
  readonly receiver: string
  readonly paths: Readonly<Record<'request' | 'events' | 'problems', string>>
}): void {
  const { binding, receiver, paths } = config
  const page = window as unknown as Record<string, (message: unknown) => unknown>
  const post = (path: string, body: unknown) => fetch(path, { method: 'POST', body: JSON.stringify(body) })
  page[binding] = async (request) => (await post(paths.request, request)).json()
  new EventSource(paths.events).onmessage = ({ data }) => page[receiver]?.(JSON.parse(data))
  const report = (problem: string) => void post(paths.problems, problem).catch(() => undefined)
  addEventListener('error', ({ message }) => report(`Uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => report(`Unhandled: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`Refused by ${violatedDirective}: ${blockedURI}`)
  )
}
