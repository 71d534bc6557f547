import type { Context, Hono } from 'hono'
import { BlockNotFoundError, getAddress, type Hex } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { readAddress } from '#devchain/explorer/chain/address-details.ts'
import type { HistoryPosition } from '#devchain/explorer/chain/address-history.ts'
import { readMining } from '#devchain/explorer/chain/mining.ts'
import { blockFees, blockTransactions } from '#devchain/explorer/chain/otterscan.ts'
import { readOverview } from '#devchain/explorer/chain/overview.ts'
import { pendingTransactions } from '#devchain/explorer/chain/pending.ts'
import { readTokens } from '#devchain/explorer/chain/token.ts'
import { readTransaction } from '#devchain/explorer/chain/transaction-details.ts'
import { addressPage } from '#devchain/explorer/pages/address-page.ts'
import { BLOCK_PAGE_SIZE, blockPage } from '#devchain/explorer/pages/block-page.ts'
import { chainPage } from '#devchain/explorer/pages/chain-page.ts'
import { controlsPage } from '#devchain/explorer/pages/controls-page.ts'
import { faucetPage } from '#devchain/explorer/pages/faucet-page.ts'
import { homePage } from '#devchain/explorer/pages/home-page.ts'
import { unknownTransactionPage } from '#devchain/explorer/pages/not-found-page.ts'
import { transactionPage } from '#devchain/explorer/pages/transaction-page.ts'
import { weatherName } from '#devchain/explorer/pages/weather-sections.ts'
import { count } from '#devchain/explorer/parts/amount.ts'
import { shortHex } from '#devchain/explorer/parts/links.ts'
import type { WeatherControl } from '#devchain/weather/control/weather-control.ts'
import { maxReorgDepth } from '../controls.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import type { OpenChain, OpenChains } from '../open-chains.ts'
import type { Responder } from '../responder.ts'

export interface Explorer {
  readonly chains: OpenChains
  readonly weather: WeatherControl
  readonly responder: Responder
  readonly hasDevWallet: boolean
}

/** Handles a request for one chain of the dev server. */
export type ChainHandler = (context: Context, open: OpenChain) => Response | Promise<Response>

const HASH = /^0x[0-9a-f]{64}$/i

/** All read-only pages. */
export function addPageRoutes(app: Hono, explorer: Explorer): void {
  const { chains, responder } = explorer
  const onChain = (handler: ChainHandler) => inChain(explorer, handler)
  app.get('/', async (context) => {
    const summaries = await Promise.all(
      chains.all.map(async (chain) => {
        const head = chains.open(chain).then(({ node }) => node.client.getBlock())
        return { chain, head: await head.catch(() => undefined) }
      })
    )
    return responder.page(context, { title: 'Local chains', body: homePage(summaries, now()) })
  })
  app.get('/:chain', onChain(overviewHandler(explorer)))
  app.get('/:chain/tx/:hash', onChain(transactionHandler(explorer)))
  app.get('/:chain/block/:block', onChain(blockHandler(explorer)))
  app.get('/:chain/address/:address', onChain(addressHandler(explorer)))
  app.get(
    '/:chain/token/:address',
    onChain((context) => context.redirect(`../address/${context.req.param('address')}`))
  )
  app.get('/:chain/faucet', onChain(faucetHandler(explorer)))
  app.get('/:chain/controls', onChain(controlsHandler(explorer)))
}

export function inChain({ chains, responder }: Explorer, handler: ChainHandler) {
  return async (context: Context): Promise<Response> => {
    const id = context.req.param('chain') ?? ''
    const chain = chains.find(id)
    if (chain) return handler(context, await chains.open(chain))
    return responder.notFound(context, 'No such chain', `This dev server runs no node for chain "${id}".`)
  }
}

function overviewHandler({ responder, weather }: Explorer): ChainHandler {
  return async (context, { chain, node }) => {
    const before = blockNumber(context.req.query('before'))
    const [overview, pending, mining, gasPrice] = await Promise.all([
      readOverview(node, before),
      pendingTransactions(node),
      readMining(node),
      node.client.getGasPrice()
    ])
    const listed = [...overview.transactions.map(({ transaction }) => transaction), ...pending]
    const tokens = await readTokens(node, recipients(listed))
    const preset = weather.presetOf(chain.id)
    const shown = preset === 'clear' ? undefined : weatherName(weather.report, chain.id)
    const body = chainPage({
      chain,
      overview,
      pending,
      mining,
      gasPrice,
      tokens,
      before,
      weather: shown,
      now: now()
    })
    return responder.page(context, { title: 'Overview', chain, current: 'chain', body })
  }
}

function transactionHandler({ chains, responder }: Explorer): ChainHandler {
  return async (context, { chain, node, removals }) => {
    const hash = (context.req.param('hash') ?? '').toLowerCase()
    if (!HASH.test(hash)) {
      return responder.notFound(
        context,
        'No transaction',
        'A transaction hash is 0x followed by 64 hexadecimal digits.',
        chain
      )
    }
    const details = await readTransaction(node, chain.contracts, removals, hash as Hex)
    const title = `Transaction ${shortHex(hash)}`
    if (details.status !== 'unknown') {
      return responder.page(context, { title, chain, body: transactionPage({ chain, details, now: now() }) })
    }
    const elsewhere = await chainsWith(chains, hash as Hex, chain)
    return responder.page(
      context,
      { title, chain, body: unknownTransactionPage({ chain, details, elsewhere, now: now() }) },
      404
    )
  }
}

function blockHandler({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node, recorded }) => {
    const text = context.req.param('block') ?? ''
    const number = blockNumber(text)
    const head = await node.client.getBlockNumber()
    if (number === undefined && !HASH.test(text)) {
      return responder.notFound(
        context,
        'No block',
        'Enter a block number, or a hash: 0x followed by 64 hexadecimal digits.',
        chain
      )
    }
    const block = await node.client
      .getBlock(number === undefined ? { blockHash: text as Hex } : { blockNumber: number })
      .catch(absentBlock)
    if (!block) {
      return responder.notFound(
        context,
        'No such block',
        `${chain.name} has no block ${text}. Its latest is ${count(head)}.`,
        chain
      )
    }
    const page = Number(blockNumber(context.req.query('page')) ?? 0n)
    const [transactions, fees] = await Promise.all([
      blockTransactions(node, block, page, BLOCK_PAGE_SIZE),
      blockFees(node, block.number)
    ])
    const tokens = await readTokens(node, recipients(transactions.map(({ transaction }) => transaction)))
    const { forkBlock } = recorded
    const body = blockPage({ chain, block, transactions, page, tokens, fees, head, forkBlock, now: now() })
    return responder.page(context, { title: `Block ${count(block.number)}`, chain, body })
  }
}

function addressHandler({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node, recorded }) => {
    const text = context.req.param('address') ?? ''
    if (!isAddress(text)) {
      return responder.notFound(context, 'No address', 'An address is 0x and 40 hexadecimal digits.', chain)
    }
    const address = getAddress(text.toLowerCase())
    const [before, after] = [blockNumber(context.req.query('before')), blockNumber(context.req.query('after'))]
    const position: HistoryPosition = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
    const details = await readAddress(node, recorded, chain.tokens, address, position)
    const body = addressPage({ chain, details, position, now: now() })
    return responder.page(context, { title: `Address ${shortHex(address)}`, chain, body })
  }
}

function faucetHandler({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node }) => {
    const { address = '', asset = 'native' } = context.req.query()
    const tokens = await offeredTokens(node, chain, asset)
    const body = faucetPage({ chain, tokens, failures: {}, request: { address, asset, amount: '10' } })
    return responder.page(context, { title: 'Faucet', chain, current: 'faucet', body })
  }
}

/** The faucet's tokens: the chain's own as far as it has them, and the requested one. */
export async function offeredTokens(node: OpenChain['node'], chain: ExplorerChain, asset: string) {
  const tokens = await readTokens(node, [...chain.tokens, ...(isAddress(asset) ? [asset] : [])])
  return [...tokens.values()]
}

function controlsHandler({ responder, weather }: Explorer): ChainHandler {
  return async (context, { chain, node, recorded }) => {
    const [head, mining, maxDepth, pending] = await Promise.all([
      node.client.getBlock(),
      readMining(node),
      maxReorgDepth(node, recorded),
      pendingTransactions(node)
    ])
    const tokens = await readTokens(node, recipients(pending))
    const shown = { ...weather.report, hasRecording: weather.latestRecording !== undefined }
    const body = controlsPage({ chain, head, mining, maxReorgDepth: maxDepth, pending, tokens, weather: shown })
    return responder.page(context, { title: 'Controls', chain, current: 'controls', body })
  }
}

async function chainsWith(chains: OpenChains, hash: Hex, except: ExplorerChain): Promise<readonly ExplorerChain[]> {
  const others = chains.all.filter((chain) => chain !== except)
  const found = await Promise.all(
    others.map(async (chain) => {
      const open = chains.open(chain).then(({ node }) => node.client.getTransaction({ hash }))
      return (await open.catch(() => undefined)) ? [chain] : []
    })
  )
  return found.flat()
}

/** @throws any other error. */
function absentBlock(cause: unknown): undefined {
  if (cause instanceof BlockNotFoundError) return undefined
  throw cause
}

function recipients(transactions: readonly { readonly to: Hex | null }[]): readonly Hex[] {
  return transactions.flatMap(({ to }) => to ?? [])
}

/** Accepts grouped digits such as `15,000,047`. */
export function blockNumber(text: string | undefined): bigint | undefined {
  const digits = text?.trim().replaceAll(',', '') ?? ''
  return /^\d{1,15}$/.test(digits) ? BigInt(digits) : undefined
}

function now(): bigint {
  return BigInt(Math.floor(Date.now() / 1000))
}
