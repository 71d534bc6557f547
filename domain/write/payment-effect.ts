import type { Chain, Token } from '#domain/chain/chain.ts'
import type { AssetTransfer, SimulatedOutcome } from '#domain/ports/chain-reader.ts'
import { type Address, isSameAddress } from '../address.ts'
import type { PaymentReview } from './payment-review.ts'
import type { ReviewSummary } from './review.ts'

/** How a balance of an account changes: above 0 it receives, below 0 it pays. In wei, or the token's base units. */
export interface BalanceChange {
  /** Undefined for the native currency; an address alone for a token that is not configured. */
  readonly token: Token | Address | undefined
  readonly value: bigint
}

/** What a simulated payment does to balances, without the network fee. */
export type PaymentEffect =
  /** It fails there, although an estimate of its costs does not. */
  | { readonly status: 'reverted' }
  | {
      readonly status: 'done'
      /** How the sender's balance of what is sent changes. */
      readonly sender: bigint
      /** How the recipient's does; undefined if nobody can tell, or the recipient is the sender. */
      readonly recipient: bigint | undefined
      /** The sender's other balances. */
      readonly others: readonly BalanceChange[]
    }

/** Undefined if no node has said what would move. */
export function paymentEffect({ account, chain, payment, findings }: PaymentReview): PaymentEffect | undefined {
  if (!findings?.simulation) return undefined
  const { outcome, before, after } = findings.simulation
  if (!outcome.succeeded) return { status: 'reverted' }
  const { to, token, value } = payment
  const { transfers } = outcome
  const ofSent = transfers.filter((each) => isOf(each, token?.address))
  // Some nodes simulate, but do not report what moves of the native currency.
  if (!token && !ofSent.some((each) => isPayment(each, { account, to, value }))) return undefined
  // A token may report something else than it does: its balances tell more.
  const [ofSender, ofRecipient] = [0, 1].map((index) => difference(before[index], after[index]))
  const reported = (who: Address) => (ofSent.length > 0 ? changeOf(who, ofSent) : undefined)
  const sender = ofSender ?? reported(account)
  if (sender === undefined) return undefined
  const received = token ? (ofRecipient ?? reported(to)) : value
  const others = transfers.filter((each) => !ofSent.includes(each))
  return {
    status: 'done',
    sender,
    recipient: isSameAddress(to, account) ? undefined : received,
    others: balanceChanges(account, others, chain)
  }
}

/** What the visitor has read that the recipient receives, in the token's base units; undefined if that is the amount. */
export function promisedToRecipient(review: PaymentReview): bigint | undefined {
  const effect = paymentEffect(review)
  const recipient = effect?.status === 'done' ? effect.recipient : undefined
  return recipient === review.payment.value || (recipient ?? 0n) < 0n ? undefined : recipient
}

/** For a comparison with a later check; undefined if no node has said what would move. */
export function summaryEffects(review: PaymentReview): ReviewSummary['effects'] {
  const effect = paymentEffect(review)
  if (effect?.status !== 'done') return effect?.status
  const { sender, recipient, others } = effect
  const changes = others.map(({ token, value }) => [
    typeof token === 'string' ? token : (token?.address ?? 'native'),
    value
  ])
  return { sender, ...(recipient !== undefined && { recipient }), ...Object.fromEntries(changes) }
}

/** True if a node has said that it would succeed, and its simulation that it would fail. */
export function hasContradictoryFindings(review: PaymentReview): boolean {
  return !review.findings?.failure && paymentEffect(review)?.status === 'reverted'
}

/** Of one account, in the order of the transfers: configured tokens as such, others by their address. */
export function balanceChanges(
  account: Address,
  transfers: readonly AssetTransfer[],
  { tokens = [] }: Pick<Chain, 'tokens'>
): readonly BalanceChange[] {
  const addresses = new Set(transfers.map(({ token }) => token))
  const changes = [...addresses].map((address) => {
    const token = tokens.find((each) => address !== undefined && isSameAddress(each.address, address)) ?? address
    return {
      token,
      value: changeOf(
        account,
        transfers.filter((each) => each.token === address)
      )
    }
  })
  return changes.filter(({ value }) => value !== 0n)
}

function changeOf(account: Address, transfers: readonly AssetTransfer[]): bigint {
  return transfers.reduce((sum, { from, to, value }) => {
    const received = isSameAddress(to, account) ? value : 0n
    return sum + received - (isSameAddress(from, account) ? value : 0n)
  }, 0n)
}

function isOf({ token }: AssetTransfer, address: Address | undefined): boolean {
  return token === undefined || address === undefined ? token === address : isSameAddress(token, address)
}

function isPayment(
  { from, to, value }: AssetTransfer,
  expected: { readonly account: Address; readonly to: Address; readonly value: bigint }
): boolean {
  return isSameAddress(from, expected.account) && isSameAddress(to, expected.to) && value === expected.value
}

/** Of two balances; undefined unless both were read. */
function difference(before: SimulatedOutcome | undefined, after: SimulatedOutcome | undefined): bigint | undefined {
  const [old, now] = [before, after].map(balanceIn)
  return old === undefined || now === undefined ? undefined : now - old
}

function balanceIn(outcome: SimulatedOutcome | undefined): bigint | undefined {
  return outcome?.succeeded && /^0x[0-9a-f]{64}$/i.test(outcome.returned) ? BigInt(outcome.returned) : undefined
}
