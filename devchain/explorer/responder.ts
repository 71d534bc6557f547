import type { Context } from 'hono'
import type { ExplorerChain } from './explorer-chain.ts'
import { type Notice, Notices } from './notices.ts'
import type { OpenChains } from './open-chains.ts'
import { notFoundPage } from './pages/not-found-page.ts'
import { type Frame, layout } from './parts/layout.ts'

type Status = 200 | 404 | 422 | 500 | 502

/** Renders pages in the layout, with a notice on the page after a button. */
export class Responder {
  readonly #chains: OpenChains
  readonly #notices = new Notices()

  constructor(chains: OpenChains) {
    this.#chains = chains
  }

  page(context: Context, frame: Omit<Frame, 'chains' | 'notice'>, status: Status = 200): Response | Promise<Response> {
    const done = context.req.query('done')
    const notice = done === undefined ? undefined : this.#notices.take(done)
    return context.html(layout({ ...frame, chains: this.#chains.all, notice }), status)
  }

  notFound(context: Context, title: string, reason: string, chain?: ExplorerChain): Response | Promise<Response> {
    return this.page(context, { title, chain, body: notFoundPage(title, reason) }, 404)
  }

  /** After a form: leads to a page that can be reloaded without resubmitting. */
  redirect(context: Context, path: string, notice: Notice): Response {
    return context.redirect(`${path}?done=${this.#notices.add(notice)}`, 303)
  }
}
