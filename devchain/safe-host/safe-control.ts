import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pageGuard } from '#devchain/gateway/page-guard.ts'
import { controlPage, controlScript, type SafeChain } from './control-page.ts'
import type { LocalSafe, SafeRequest } from './local-safe.ts'
import { SafeOwner } from './safe-owner.ts'

interface SafeControlOptions {
  /** Each has a Safe of its own; the first is shown unless another is chosen. */
  readonly chains: readonly SafeChain[]
  /** Sets up the Safe of a chain, when it is first used. */
  readonly open: (chainId: number) => Promise<LocalSafe>
}

/**
 * Lets a person use Safes, on an origin of their own like Safe{Wallet}, each under `/<chainId>`:
 * - `GET /`: the page in its frame; `GET /state`: open prompts and waiting approvals
 * - `POST /ask {method, params}`: a request of the framed page, which may wait for a person
 * - `POST /settle {id, isApproved}`, `/owners {hasOthers}`, `/approve-waiting {}`, `/reject-waiting {}`,
 *   `/delete-waiting {}`: JSON from the Safe's own page only
 */
export class SafeControl {
  readonly #options: SafeControlOptions
  readonly #opened = new Map<number, Promise<SafeOwner>>()
  readonly #server: Server
  #appUrl = ''

  private constructor(options: SafeControlOptions) {
    this.#options = options
    const listener = getRequestListener(this.#routes().fetch)
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => void listener(request, response))
  }

  static async start(options: SafeControlOptions): Promise<SafeControl> {
    const control = new SafeControl(options)
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

  /** @throws Error when it cannot be set up; the next request tries again. */
  #ownerOn(chainId: number): Promise<SafeOwner> {
    const opened = this.#opened.get(chainId)
    if (opened) return opened
    const opening = this.#options.open(chainId).then((safe) => new SafeOwner(safe))
    this.#opened.set(chainId, opening)
    opening.catch(() => this.#opened.delete(chainId))
    return opening
  }

  #routes(): Hono {
    const { chains } = this.#options
    const control = new Hono({ strict: false })
    control.use(pageGuard(() => policyFor(this.#appUrl)))
    control.get('/', (context) => context.redirect(`/${chains[0]?.id}/`))
    for (const { id } of chains) control.route(`/${id}`, this.#routesOn(id))
    control.onError((cause, context) => context.json({ message: cause.message }, 422))
    return control
  }

  #routesOn(chainId: number): Hono {
    const control = new Hono()
    control.get('/', (context) =>
      context.html(controlPage({ appUrl: this.#appUrl, chainId, chains: this.#options.chains }))
    )
    control.get('/script.js', (context) => context.body(controlScript, 200, { 'content-type': 'text/javascript' }))
    control.get('/state', async (context) => {
      const { safe, prompts } = await this.#ownerOn(chainId)
      const { address, hasOtherOwners, waiting } = safe
      return context.json({ address, chainId: safe.chainId, hasOtherOwners, prompts, waiting })
    })
    control.post('/ask', async (context) => {
      const owner = await this.#ownerOn(chainId)
      const { method, params } = Object(await context.req.json()) as SafeRequest
      const reply = await owner.answer({ method: String(method), params }, context.req.raw.signal)
      return reply ? context.json(reply) : context.body(null, 204)
    })
    for (const [name, action] of Object.entries(ACTIONS)) {
      control.post(`/${name}`, async (context) => {
        await action(await this.#ownerOn(chainId), Object(await context.req.json()))
        return context.json({})
      })
    }
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
