import { html } from 'hono/html'
import { type Address, getContractAddress, type Transaction } from 'viem'
import { isAddress } from '#devchain/address.ts'
import { type Decoded, decodeCall } from '#devchain/explorer/chain/decoding.ts'
import { contractAt } from '#devchain/explorer/chain/known-contracts.ts'
import type { Token } from '#devchain/explorer/chain/token.ts'
import type { ExplorerChain } from '../explorer-chain.ts'
import { nativeAmount, tokenAmount } from './amount.ts'
import type { Html } from './html.ts'
import { addressLink } from './links.ts'

interface Verb {
  readonly base: string
  readonly done: string
}

type Outcome = 'success' | 'reverted' | 'pending'

/** A transaction in one sentence: "Account 2 sent 12.34 tUSD to Account 3". */
export function headline(
  chain: ExplorerChain,
  transaction: Transaction,
  outcome: Outcome,
  tokens: ReadonlyMap<string, Token>
): Html {
  const { from, to, input, value } = transaction
  const sender = addressLink(chain, from)
  const does = (verb: Verb) => html`${sender} ${inTense(verb, outcome)}`
  if (!to) {
    const created = getContractAddress({ from, nonce: BigInt(transaction.nonce) })
    return html`${does({ base: 'create', done: 'created' })} the contract ${addressLink(chain, created)}`
  }
  const amount = nativeAmount(value, chain.symbol)
  if (input === '0x') return html`${does(send)} <b>${amount}</b> to ${addressLink(chain, to)}`
  const call = decodeCall(input, contractAt(chain.contracts, to)?.abi)
  const token = tokens.get(to.toLowerCase())
  const moved = call && token && tokenSentence(chain, call, token, does)
  if (moved) return moved
  const name = call?.name ?? input.slice(0, 10)
  const paid = value > 0n && html` with <b>${amount}</b>`
  return html`${does({ base: 'call', done: 'called' })} <code>${name}</code> on ${addressLink(chain, to)}${paid}`
}

const send: Verb = { base: 'send', done: 'sent' }

function tokenSentence(
  chain: ExplorerChain,
  { name, args }: Decoded,
  token: Token,
  does: (verb: Verb) => Html
): Html | undefined {
  const [first, second, third] = args.map(({ value }) => value)
  const party = (value: unknown): Html | undefined =>
    isAddress(value) ? addressLink(chain, value as Address) : undefined
  const amount = (value: unknown) => html`<b>${typeof value === 'bigint' ? tokenAmount(value, token) : ''}</b>`
  switch (name) {
    case 'transfer':
      return html`${does(send)} ${amount(second)} to ${party(first)}`
    case 'mint':
      return html`${does({ base: 'mint', done: 'minted' })} ${amount(second)} for ${party(first)}`
    case 'transferFrom':
      return html`${does({ base: 'move', done: 'moved' })} ${amount(third)} from ${party(first)} to ${party(second)}`
    case 'approve':
      return html`${does({ base: 'allow', done: 'allowed' })} ${party(first)} to spend ${amount(second)}`
    default:
      return undefined
  }
}

function inTense({ base, done }: Verb, outcome: Outcome): string {
  if (outcome === 'success') return done
  return outcome === 'pending' ? `wants to ${base}` : `tried to ${base}`
}
