import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Address } from 'viem'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { manifestsOf, wordsOf } from '#devchain/nodes/served-chains.ts'
import type { KnownContract } from './chain/known-contracts.ts'
import { addContractRoutes } from './contract/contract-routes.ts'
import { guard } from './guard.ts'
import { OpenChains, UnreachableNodeError } from './open-chains.ts'
import { notFoundPage } from './pages/not-found-page.ts'
import { EXPLORER_PATH } from './paths.ts'
import { Responder } from './responder.ts'
import { addActionRoutes } from './routes/action-routes.ts'
import { addPageRoutes } from './routes/page-routes.ts'
import { addSearch } from './routes/search.ts'
import { addWeatherRoutes } from './routes/weather-routes.ts'

const MAX_FORM_BYTES = 16_384

export type ExploredChains = Pick<Devchain, 'chainIds' | 'url' | 'weather'> & {
  /** As of a devchain; by default every recorded chain has its recording. */
  readonly manifestOf?: Devchain['manifestOf']
  /** As of a devchain; by default as the harness knows them. */
  readonly networkOf?: Devchain['networkOf']
  /** A team's own contracts; none by default. */
  readonly contractsOn?: (chainId: number) => readonly KnownContract[]
  /** A picture of a chain, at an address of the same server; none by default. */
  readonly iconUrlOf?: (chainId: number) => string | undefined
  /** The page's tokens on a chain, which the faucet offers where they exist; none by default. */
  readonly tokensOn?: (chainId: number) => readonly Address[]
  /** The same server has Dev Wallet. */
  readonly hasDevWallet?: boolean
}

/** Explorer, faucet and controls for worker 0's chains, as a web application under `EXPLORER_PATH`. */
export function createExplorer({
  chainIds,
  url,
  weather,
  manifestOf = manifestsOf({}),
  networkOf = wordsOf({}),
  contractsOn = () => [],
  iconUrlOf = () => undefined,
  tokensOn = () => [],
  hasDevWallet = false
}: ExploredChains): Hono {
  const chains = new OpenChains(chainIds, url, (chainId) => ({
    deployed: () => contractsOn(chainId),
    iconUrl: iconUrlOf(chainId),
    manifest: manifestOf(chainId),
    network: networkOf(chainId),
    tokens: tokensOn(chainId)
  }))
  const responder = new Responder(chains)
  const explorer = { chains, responder, weather, hasDevWallet }
  const app = new Hono({ strict: false }).basePath(EXPLORER_PATH)
  app.use('*', guard)
  const limit = bodyLimit({ maxSize: MAX_FORM_BYTES })
  // Calls of contracts and scripts have limits of their own.
  app.use('*', (context, next) => (/\/(?:call|script)$/.test(context.req.path) ? next() : limit(context, next)))
  addSearch(app, explorer)
  // Before the pages, of which a chain's would match the address of the script.
  addContractRoutes(app, explorer)
  addWeatherRoutes(app, explorer)
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
