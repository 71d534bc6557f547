import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createChainNode } from '#devchain/explorer/chain/chain-node.ts'
import { initialContracts, type KnownContract } from '#devchain/explorer/chain/known-contracts.ts'
import { pageGuard } from '#devchain/gateway/page-guard.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { manifestsOf } from '#devchain/nodes/served-chains.ts'
import { describeCalls } from './describe-calls.ts'
import { type AskedCall, DESCRIBE_PATH } from './described-call.ts'

const MAX_BYTES = 2_000_000
const MAX_CALLS = 100

export interface DescribedChains extends Pick<Devchain, 'chainIds' | 'url'> {
  /** A team's own contracts; none by default. */
  readonly contractsOn?: ((chainId: number) => readonly KnownContract[]) | undefined
  /** As of a devchain; by default every recorded chain has its recording. */
  readonly manifestOf?: Devchain['manifestOf']
}

/** Says what calls mean, for the prompts of Dev Wallet. */
export function createDescribeRoutes({
  chainIds,
  url,
  contractsOn = () => [],
  manifestOf = manifestsOf({})
}: DescribedChains): Hono {
  const app = new Hono({ strict: false })
  app.use(
    '*',
    pageGuard(() => "default-src 'none'")
  )
  app.use('*', bodyLimit({ maxSize: MAX_BYTES }))
  app.post(DESCRIBE_PATH, async (context) => {
    const { chainId, calls } = readQuestion(await context.req.text())
    if (calls === undefined || !chainIds.includes(chainId)) return context.json({ error: 'No such calls.' }, 422)
    const node = createChainNode(await url(chainId))
    const contracts = [...initialContracts(manifestOf(chainId)), ...contractsOn(chainId)]
    return context.json(await describeCalls(node, contracts, calls))
  })
  return app
}

/** `calls` is undefined unless the question is well-formed. */
function readQuestion(text: string): { readonly chainId: number; readonly calls: readonly AskedCall[] | undefined } {
  try {
    const { chainId, calls } = Object(JSON.parse(text))
    const isList = Array.isArray(calls) && calls.length <= MAX_CALLS && calls.every(isCall)
    return { chainId: Number(chainId), calls: isList ? calls : undefined }
  } catch {
    return { chainId: 0, calls: undefined }
  }
}

function isCall(call: unknown): call is AskedCall {
  const { to, data } = Object(call)
  return typeof to === 'string' && typeof data === 'string'
}
