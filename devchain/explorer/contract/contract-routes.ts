import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import type { Address, Hex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { contractAt } from '#devchain/explorer/chain/known-contracts.ts'
import { readTransaction } from '#devchain/explorer/chain/transaction-details.ts'
import { shortHex } from '#devchain/explorer/parts/links.ts'
import { type ChainHandler, type Explorer, inChain } from '#devchain/explorer/routes/page-routes.ts'
import { checkedAddress } from '../checked-address.ts'
import { formTexts } from '../form-texts.ts'
import type { OpenChain } from '../open-chains.ts'
import { readOutcome, simulatedOutcome } from './calls/call-outcome.ts'
import { typedCall } from './calls/contract-call.ts'
import { knownErrors, readContract } from './calls/contract-details.ts'
import { type ContractFunction, functionsOf } from './contract-functions.ts'
import { contractScript } from './contract-script.ts'
import { contractPage, type Pressed } from './pages/contract-page.ts'
import { contractsPage } from './pages/contracts-page.ts'
import { type Act, type Answer, functionCard } from './parts/function-card.ts'
import { receiptPart } from './parts/receipt.ts'

/** Large enough for the creation code of a contract as an argument. */
export const MAX_CALL_BYTES = 131_072
/** Set by the page's script, which wants one part of a page; other origins cannot send it. */
const PART_HEADER = 'x-explorer-part'
const HASH = /^0x[0-9a-f]{64}$/i
const ACTS: readonly string[] = ['read', 'simulate', 'send', 'send-anyway'] satisfies readonly Act[]

/** Pages and actions of contracts. */
export function addContractRoutes(app: Hono, explorer: Explorer): void {
  const onChain = (handler: ChainHandler) => inChain(explorer, handler)
  app.get('/contract.js', async (context) => {
    const code = await contractScript()
    return context.body(code, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  app.get('/:chain/contracts', onChain(listHandler(explorer)))
  app.get('/:chain/contract/:address', onChain(pageHandler(explorer)))
  app.get('/:chain/contract/:address/receipt/:hash', onChain(receiptHandler(explorer)))
  app.post(
    '/:chain/contract/:address/call',
    bodyLimit({
      maxSize: MAX_CALL_BYTES,
      onError: (context) => context.text(`The inputs are too large: at most ${MAX_CALL_BYTES / 1024} KB.`, 413)
    }),
    onChain(callHandler(explorer))
  )
}

function listHandler({ responder }: Explorer): ChainHandler {
  return (context, { chain }) => {
    return responder.page(context, { title: 'Contracts', chain, current: 'contracts', body: contractsPage({ chain }) })
  }
}

function pageHandler(explorer: Explorer): ChainHandler {
  return (context, open) => {
    const address = addressIn(context)
    if (address === undefined) return noAddress(explorer, context, open)
    return showContract(explorer, context, open, address, callerIn(context.req.query('from')))
  }
}

function callHandler(explorer: Explorer): ChainHandler {
  return async (context, open) => {
    const { chain } = open
    const address = addressIn(context)
    if (address === undefined) return noAddress(explorer, context, open)
    const typed = await formTexts(context)
    const functions = functionsOf(contractAt(chain.contracts, address)?.abi ?? [])
    const fn = functions.find(({ id }) => id === typed['function'])
    const act = typed['act']
    if (!fn || !isAct(act)) {
      const reason = 'The contract has changed since this page was loaded: open it again.'
      return explorer.responder.notFound(context, 'No such function', reason, chain)
    }
    const answer = await answerTo(open, address, fn, { act, typed })
    const status = answer.status === 'refused' ? 422 : 200
    const from = callerIn(typed['from'])
    if (context.req.header(PART_HEADER) !== undefined) {
      return context.html(html`${functionCard({ chain, address, from, fn, typed, answer })}`, status)
    }
    return showContract(explorer, context, open, address, from, { fn, typed, answer })
  }
}

async function answerTo(
  { chain, node }: OpenChain,
  address: Address,
  fn: ContractFunction,
  { act, typed }: { readonly act: Act; readonly typed: Readonly<Record<string, string>> }
): Promise<Answer> {
  const read = typedCall(address, fn, typed)
  if (read.status === 'refused') return read
  const { call } = read
  const errors = knownErrors({ chain, address })
  const perform = act === 'read' ? readOutcome : simulatedOutcome
  return { status: 'called', act, call, outcome: await perform(node, fn, call, errors) }
}

function receiptHandler({ responder }: Explorer): ChainHandler {
  return async (context, { chain, node, removals }) => {
    const hash = context.req.param('hash') ?? ''
    if (!HASH.test(hash)) return responder.notFound(context, 'No transaction', 'That is not a hash.', chain)
    const details = await readTransaction(node, chain.contracts, removals, hash.toLowerCase() as Hex)
    return context.html(html`${receiptPart(chain, details)}`)
  }
}

async function showContract(
  { responder, hasDevWallet }: Explorer,
  context: Context,
  open: OpenChain,
  address: Address,
  from: Address,
  pressed?: Pressed
): Promise<Response> {
  const details = await readContract(open, address, from)
  const nonce = randomBytes(16).toString('base64')
  context.set('scriptNonce', nonce)
  const body = contractPage({ chain: open.chain, details, from, nonce, ...(pressed && { pressed }) })
  const title = details.known?.label ?? `Contract ${shortHex(address)}`
  const frame = {
    title,
    chain: open.chain,
    current: 'contracts',
    body,
    ...(hasDevWallet && { walletNonce: nonce })
  } as const
  return responder.page(context, frame, pressed?.answer.status === 'refused' ? 422 : 200)
}

function noAddress({ responder }: Explorer, context: Context, { chain }: OpenChain): Response | Promise<Response> {
  return responder.notFound(context, 'No contract', 'An address is 0x and 40 hexadecimal digits.', chain)
}

/** As in the address pages' paths, whose letters need not have a checksum. */
function addressIn(context: Context): Address | undefined {
  const address = checkedAddress((context.req.param('address') ?? '').toLowerCase())
  return typeof address === 'string' ? undefined : address.to
}

/** The first test account unless another account is chosen. */
function callerIn(text: string | undefined): Address {
  const address = checkedAddress(text ?? '')
  return typeof address === 'string' ? (testAccounts[0] as Address) : address.to
}

function isAct(text: string | undefined): text is Act {
  return text !== undefined && ACTS.includes(text)
}
