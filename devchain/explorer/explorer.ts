import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Devchain } from '#devchain/nodes/forks.ts'
import type { KnownContract } from './chain/known-contracts.ts'
import { LocalWeather } from './chain/local-weather.ts'
import { guard } from './guard.ts'
import { OpenChains, UnreachableNodeError } from './open-chains.ts'
import { notFoundPage } from './pages/not-found-page.ts'
import { EXPLORER_PATH } from './paths.ts'
import { Responder } from './responder.ts'
import { addActionRoutes } from './routes/action-routes.ts'
import { addPageRoutes } from './routes/page-routes.ts'
import { addSearch } from './routes/search.ts'

const MAX_FORM_BYTES = 16_384

export type ExploredChains = Pick<Devchain, 'chainIds' | 'url' | 'weatherFor'> & {
  /** A team's own contracts; none by default. */
  readonly contractsOn?: (chainId: number) => readonly KnownContract[]
}

/** Explorer, faucet and controls for worker 0's chains, as a web application under `EXPLORER_PATH`. */
export function createExplorer({ chainIds, url, weatherFor, contractsOn = () => [] }: ExploredChains): Hono {
  const chains = new OpenChains(chainIds, url, contractsOn)
  const responder = new Responder(chains)
  const explorer = { chains, responder, weather: new LocalWeather(weatherFor(0), chainIds) }
  const app = new Hono({ strict: false }).basePath(EXPLORER_PATH)
  app.use('*', guard)
  app.use('*', bodyLimit({ maxSize: MAX_FORM_BYTES }))
  addSearch(app, explorer)
  addPageRoutes(app, explorer)
  addActionRoutes(app, explorer)
  app.notFound((context) => responder.notFound(context, 'Page not found', 'The explorer has no page at this address.'))
  app.onError((cause, context) => {
    const chain = cause instanceof UnreachableNodeError ? cause.chain : undefined
    const title = chain ? 'The node does not answer' : 'Something went wrong'
    const [reason = ''] = cause.message.split('\n')
    return responder.page(context, { title, chain, body: notFoundPage(title, reason) }, chain ? 502 : 500)
  })
  return app
}
