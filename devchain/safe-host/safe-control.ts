import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pageGuard } from '#devchain/gateway/page-guard.ts'
import { controlPage, controlScript } from './control-page.ts'
import type { LocalSafe, SafeRequest } from './local-safe.ts'
import { SafeOwner } from './safe-owner.ts'

/**
 * Lets a person use a Safe, on its own origin like Safe{Wallet}:
 * - `GET /`: the page in its frame; `GET /state`: open prompts and waiting approvals
 * - `POST /ask {method, params}`: a request of the framed page, which may wait for a person
 * - `POST /settle {id, isApproved}`, `/owners {hasOthers}`, `/approve-waiting {}`, `/reject-waiting {}`,
 *   `/delete-waiting {}`: JSON from the Safe's own page only
 */
export class SafeControl {
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
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => void listener(request, response))
  }

  /** @param open returns the Safe, which the first request sets up. */
  static async start(open: () => Promise<LocalSafe>): Promise<SafeControl> {
    const control = new SafeControl(open)
    await new Promise<void>((resolve) => control.#server.listen(0, '127.0.0.1', resolve))
    return control
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
    const control = new Hono()
    control.use(pageGuard(() => policyFor(this.#appUrl)))
    control.get('/', (context) => context.html(controlPage(this.#appUrl)))
    control.get('/script.js', (context) => context.body(controlScript, 200, { 'content-type': 'text/javascript' }))
    control.get('/state', async (context) => {
      const { safe, prompts } = await this.#open()
      const { address, chainId, hasOtherOwners, waiting } = safe
      return context.json({ address, chainId, hasOtherOwners, prompts, waiting })
    })
    control.post('/ask', async (context) => {
      const owner = await this.#open()
      const { method, params } = Object(await context.req.json()) as SafeRequest
      const reply = await owner.answer({ method: String(method), params }, context.req.raw.signal)
      return reply ? context.json(reply) : context.body(null, 204)
    })
    for (const [name, action] of Object.entries(ACTIONS)) {
      control.post(`/${name}`, async (context) => {
        await action(await this.#open(), Object(await context.req.json()))
        return context.json({})
      })
    }
    control.onError((cause, context) => context.json({ message: cause.message }, 422))
    return control
  }
}

const ACTIONS: Readonly<Record<string, (owner: SafeOwner, given: Readonly<Record<string, unknown>>) => unknown>> = {
  settle: (owner, { id, isApproved }) => owner.settle(Number(id), isApproved === true),
  owners: ({ safe }, { hasOthers }) => {
    safe.hasOtherOwners = hasOthers === true
  },
  'approve-waiting': ({ safe }) => safe.approveWaiting(),
  'reject-waiting': ({ safe }) => safe.rejectWaiting(),
  'delete-waiting': ({ safe }) => safe.deleteWaiting()
}

function policyFor(appUrl: string): string {
  const framed = appUrl ? new URL(appUrl).origin : "'none'"
  return `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; frame-src ${framed}; frame-ancestors 'none'`
}
