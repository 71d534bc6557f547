import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pageGuard } from '#devchain/gateway/page-guard.ts'
import { deskPage, deskScript } from './desk-page.ts'
import type { LocalSafe, SafeRequest } from './local-safe.ts'
import { SafeOwner } from './safe-owner.ts'

/**
 * Lets a person use a Safe, on its own origin like Safe{Wallet}:
 * - `GET /`: the page in its frame; `GET /state`: open prompts and waiting approvals
 * - `POST /ask {method, params}`: a request of the framed page, which may wait for a person
 * - `POST /settle {id, isApproved}`, `/owners {hasOthers}`, `/agree {}`, `/withdraw {}`, `/remove {}`: JSON from the desk only
 */
export class SafeDesk {
  readonly #open: () => Promise<SafeOwner>
  readonly #server: Server
  #appUrl = ''

  private constructor(open: () => Promise<LocalSafe>) {
    let opened: Promise<SafeOwner> | undefined
    this.#open = () => {
      opened ??= open()
        .then((safe) => new SafeOwner(safe))
        .catch((cause: unknown) => {
          opened = undefined
          throw cause
        })
      return opened
    }
    const listener = getRequestListener(this.#routes().fetch)
    this.#server = createServer((request, response) => void listener(request, response))
  }

  /** @param open returns the Safe, which the first request sets up. */
  static async start(open: () => Promise<LocalSafe>): Promise<SafeDesk> {
    const desk = new SafeDesk(open)
    await new Promise<void>((resolve) => desk.#server.listen(0, '127.0.0.1', resolve))
    return desk
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Shows the page in the frame. */
  show(appUrl: string): void {
    this.#appUrl = appUrl
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #routes(): Hono {
    const desk = new Hono()
    desk.use(pageGuard(() => policyFor(this.#appUrl)))
    desk.get('/', (context) => context.html(deskPage(this.#appUrl)))
    desk.get('/script.js', (context) => context.body(deskScript, 200, { 'content-type': 'text/javascript' }))
    desk.get('/state', async (context) => {
      const { safe, prompts } = await this.#open()
      const { address, chainId, hasOtherOwners, waiting } = safe
      return context.json({ address, chainId, hasOtherOwners, prompts, waiting })
    })
    desk.post('/ask', async (context) => {
      const owner = await this.#open()
      const { method, params } = Object(await context.req.json()) as SafeRequest
      const reply = await owner.answer({ method: String(method), params }, context.req.raw.signal)
      return reply ? context.json(reply) : context.body(null, 204)
    })
    for (const [name, action] of Object.entries(ACTIONS)) {
      desk.post(`/${name}`, async (context) => {
        await action(await this.#open(), Object(await context.req.json()))
        return context.json({})
      })
    }
    desk.onError((cause, context) => context.json({ message: cause.message }, 422))
    return desk
  }
}

const ACTIONS: Readonly<Record<string, (owner: SafeOwner, given: Readonly<Record<string, unknown>>) => unknown>> = {
  settle: (owner, { id, isApproved }) => owner.settle(Number(id), isApproved === true),
  owners: ({ safe }, { hasOthers }) => {
    safe.hasOtherOwners = hasOthers === true
  },
  agree: ({ safe }) => safe.agree(),
  withdraw: ({ safe }) => safe.withdraw(),
  remove: ({ safe }) => safe.remove()
}

function policyFor(appUrl: string): string {
  const framed = appUrl ? new URL(appUrl).origin : "'none'"
  return `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; frame-src ${framed}; frame-ancestors 'none'`
}
