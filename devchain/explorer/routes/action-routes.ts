import type { Hono } from 'hono'
import type { Hex } from 'viem'
import { parseUnits } from '#devchain/amount.ts'
import { writeMining } from '#devchain/explorer/chain/mining.ts'
import { faucetPage } from '#devchain/explorer/pages/faucet-page.ts'
import { count, countOf, gweiAmount, nativeAmount, tokenAmount } from '#devchain/explorer/parts/amount.ts'
import { shortHex } from '#devchain/explorer/parts/links.ts'
import {
  drop,
  MAX_BLOCKS,
  MAX_GWEI,
  MAX_INTERVAL_S,
  maxReorgDepth,
  mine,
  type Reorganised,
  reorg,
  setBaseFee
} from '../controls.ts'
import { type FaucetOutcome, give } from '../faucet.ts'
import { formTexts } from '../form-texts.ts'
import type { Notice } from '../notices.ts'
import { addressPath, chainPath, controlsPath, faucetPath, transactionPath } from '../paths.ts'
import { type ChainHandler, type Explorer, inChain, offeredTokens } from './page-routes.ts'

const HASH = /^0x[0-9a-f]{64}$/i
const GWEI_DECIMALS = 9

/** One route for each button. Each redirects to a page that shows the outcome. */
export function addActionRoutes(app: Hono, explorer: Explorer): void {
  const onChain = (handler: ChainHandler) => inChain(explorer, handler)
  app.post('/:chain/faucet', onChain(faucet(explorer)))
  app.post('/:chain/mine', onChain(mineBlocks(explorer)))
  app.post('/:chain/mining', onChain(setMining(explorer)))
  app.post('/:chain/reorg', onChain(reorganise(explorer)))
  app.post('/:chain/base-fee', onChain(spike(explorer)))
  app.post('/:chain/drop', onChain(dropPending(explorer)))
}

function faucet({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node }) => {
    const { address = '', asset = '', amount = '' } = await formTexts(context)
    const outcome = await give(node, { address, asset, amount })
    if (outcome.status === 'refused') {
      const tokens = await offeredTokens(node, chain, asset)
      const body = faucetPage({ chain, tokens, failures: outcome.failures, request: { address, asset, amount } })
      return responder.page(context, { title: 'Check your input', chain, current: 'faucet', body }, 422)
    }
    const { to, hash } = outcome
    const link =
      hash === undefined
        ? { path: addressPath(chain.id, to), text: 'Open the account' }
        : { path: transactionPath(chain.id, hash), text: 'Open the transaction' }
    const text = givenText(outcome, chain.symbol)
    return responder.redirect(context, faucetPath(chain.id), { text, link, isFailure: false })
  }
}

function givenText({ to, amount, balance, token, isWaiting }: Given, symbol: string): string {
  const shown = (value: bigint) => (token ? tokenAmount(value, token) : nativeAmount(value, symbol))
  if (isWaiting) return `${shortHex(to)} will receive ${shown(amount)} with the next block.`
  return `Sent ${shown(amount)} to ${shortHex(to)}, which now holds ${shown(balance)}.`
}

type Given = Extract<FaucetOutcome, { readonly status: 'given' }>

function mineBlocks({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node }) => {
    const { blocks, from = '' } = await formTexts(context)
    const path = HASH.test(from) ? transactionPath(chain.id, from as Hex) : pathFrom(chain.id, from)
    const number = integer(blocks, 1, MAX_BLOCKS)
    if (number === undefined) return responder.redirect(context, path, outOfRange('blocks', 1, MAX_BLOCKS))
    const head = await mine(node, number)
    return responder.redirect(context, path, done(`Mined ${countOf(number, 'block')}: the latest is ${count(head)}.`))
  }
}

function pathFrom(chainId: number, from: string): string {
  return from === 'chain' ? chainPath(chainId) : controlsPath(chainId)
}

function setMining({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node }) => {
    const { mode, seconds: typed } = await formTexts(context)
    const path = controlsPath(chain.id)
    if (mode === 'automatic' || mode === 'manual') {
      await writeMining(node, { mode })
      const text = mode === 'manual' ? 'manually only' : 'when a transaction arrives'
      return responder.redirect(context, path, done(`Blocks are mined ${text}.`))
    }
    const seconds = integer(typed, 1, MAX_INTERVAL_S)
    if (mode !== 'interval' || seconds === undefined) {
      return responder.redirect(context, path, outOfRange('seconds', 1, MAX_INTERVAL_S))
    }
    await writeMining(node, { mode, seconds })
    return responder.redirect(
      context,
      path,
      done(`A block is mined every ${seconds === 1 ? 'second' : `${seconds} seconds`}.`)
    )
  }
}

function reorganise({ responder, weather }: Explorer): ChainHandler {
  return async (context, { chain, node, recorded, removals }) => {
    const { depth: typed, fate } = await formTexts(context)
    const path = controlsPath(chain.id)
    const maxDepth = await maxReorgDepth(node, recorded)
    const depth = integer(typed, 1, maxDepth)
    if (depth === undefined || (fate !== 'lost' && fate !== 'again')) {
      return responder.redirect(context, path, outOfRange('blocks', 1, maxDepth))
    }
    const reorganised = await reorg(node, removals, depth, fate)
    await weather.note(chain.id, { kind: 'reorg', depth, ...(fate === 'again' && { isResent: true }) })
    return responder.redirect(context, path, done(reorgText(depth, reorganised, fate)))
  }
}

function reorgText(depth: number, { transactions, sentAgain }: Reorganised, fate: 'lost' | 'again'): string {
  const replaced = `Replaced the latest ${depth === 1 ? 'block with an empty one' : `${depth} blocks with empty ones`}.`
  if (transactions === 0) return `${replaced} They held no transactions.`
  if (fate === 'lost') return `${replaced} Lost: ${countOf(transactions, 'transaction')}.`
  const lost = transactions - sentAgain
  return `${replaced} Sent again: ${countOf(sentAgain, 'transaction')}${lost > 0 ? `; lost: ${count(lost)}` : ''}.`
}

function spike({ responder, weather }: Explorer): ChainHandler {
  return async (context, { chain, node }) => {
    const { gwei = '' } = await formTexts(context)
    const wei = parseUnits(gwei, GWEI_DECIMALS)
    if (wei === undefined || wei > MAX_GWEI * 10n ** BigInt(GWEI_DECIMALS)) {
      return responder.redirect(context, controlsPath(chain.id), outOfRange('gwei', 0, Number(MAX_GWEI)))
    }
    const block = await setBaseFee(node, wei)
    await weather.note(chain.id, { kind: 'base-fee', gwei: Number(gwei) })
    const text = `Block ${count(block)} has a base fee of ${gweiAmount(wei)}.`
    return responder.redirect(context, controlsPath(chain.id), done(text))
  }
}

function dropPending({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node, removals }) => {
    const { hash = '' } = await formTexts(context)
    if (!HASH.test(hash)) return responder.notFound(context, 'No transaction', 'That is not a transaction hash.', chain)
    const isDropped = await drop(node, removals, hash as Hex)
    const notice = isDropped ? done('Dropped.') : { text: 'It is not pending, so it was not dropped.', isFailure: true }
    return responder.redirect(context, transactionPath(chain.id, hash as Hex), notice)
  }
}

function done(text: string): Notice {
  return { text, isFailure: false }
}

function outOfRange(what: string, min: number, max: number): Notice {
  const text = max < min ? `There are no ${what} to choose from.` : `Choose ${min} to ${count(max)} ${what}.`
  return { text, isFailure: true }
}

function integer(text: string | undefined, min: number, max: number): number | undefined {
  if (!/^\d{1,9}$/.test(text ?? '')) return undefined
  const number = Number(text)
  return number >= min && number <= max ? number : undefined
}
