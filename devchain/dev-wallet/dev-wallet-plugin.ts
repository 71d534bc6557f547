import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { setUpAccounts } from '#devchain/accounts/dev-wallet-accounts.ts'
import { createGateway } from '#devchain/gateway/gateway.ts'
import { walletMethods } from '#devchain/gateway/rpc-methods.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { callNode } from '../json-rpc.ts'
import { SET_UP_METHOD, WALLET_RPC_PATH, WALLET_SCRIPT_PATH } from './config.ts'
import { createDescribeRoutes, type DescribedChains } from './described/describe-routes.ts'
import { DESCRIBE_PATH } from './described/described-call.ts'
import { buildWalletScript, walletScriptAttributes } from './wallet-script.ts'

/** Below it are pages for developers, which no wallet belongs in. */
const DEV_PATH = '/__dev/'

/** With a team's own contracts, whose calls are then decoded in prompts. */
type DevWalletChains = Pick<Devchain, 'chainIds' | 'url' | 'gatewayFor'> &
  Partial<Pick<Devchain, 'networkOf'>> &
  Pick<DescribedChains, 'contractsOn' | 'manifestOf'>

/**
 * Adds the gateway to the chains and a wallet for people without one to the dev server. `apply: 'serve'` keeps it out of
 * builds, and no code of the page imports it.
 */
export function devWalletPlugin(devchain: DevWalletChains): Plugin {
  const { chainIds, networkOf } = devchain
  const nodeUrl = anvilOnly(devchain.url)
  const sign = createGateway({
    chainIds,
    nodeUrl,
    path: WALLET_RPC_PATH,
    methods: new Set([...walletMethods, SET_UP_METHOD]),
    beforeForward: (chainId, calls) => setUpAccounts(calls, () => nodeUrl(chainId))
  })
  const describe = getRequestListener(createDescribeRoutes(devchain).fetch)
  return {
    name: 'portside:dev-wallet',
    apply: 'serve',
    configureServer({ middlewares, httpServer, config: { logger } }) {
      const script = buildWalletScript()
      script.catch((cause: unknown) => logger.error(`Dev Wallet could not be built: ${cause}`))
      const gateway = devchain.gatewayFor(0)
      middlewares.use(gateway.handle)
      httpServer?.on('upgrade', gateway.upgrade) // Vite has its own listener for its own sockets
      middlewares.use(sign.handle)
      middlewares.use((request, response, next) => {
        if (request.url === DESCRIBE_PATH) void describe(request, response)
        else next()
      })
      middlewares.use(WALLET_SCRIPT_PATH, (_request, response, next) => {
        script.then((code) => {
          response.setHeader('content-type', 'text/javascript')
          response.setHeader('cache-control', 'no-store')
          response.end(code)
        }, next)
      })
    },
    transformIndexHtml: (_html, { originalUrl }) =>
      originalUrl?.startsWith(DEV_PATH)
        ? []
        : [{ tag: 'script', attrs: walletScriptAttributes(chainIds, networkOf), injectTo: 'head' }]
  }
}

/** Only test nodes may sign with unlocked accounts: a node that does not identify as anvil is rejected. */
function anvilOnly(url: (chainId: number) => Promise<string>): (chainId: number) => Promise<string> {
  const checked = new Set<string>()
  return async (chainId) => {
    const nodeUrl = await url(chainId)
    if (checked.has(nodeUrl)) return nodeUrl
    const version = await callNode<string>(nodeUrl, 'web3_clientVersion')
    if (!version.startsWith('anvil/')) throw new Error(`The node of chain ${chainId} is not anvil.`)
    checked.add(nodeUrl)
    return nodeUrl
  }
}
