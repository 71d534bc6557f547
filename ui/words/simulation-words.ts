import type { Address } from '#domain/address.ts'
import type { NativeCurrency, Token } from '#domain/chain/chain.ts'
import { type BalanceChange, type PaymentEffect, paymentEffect } from '#domain/write/payment-effect.ts'
import type { PaymentReview } from '#domain/write/payment-review.ts'
import { simulationText } from '#ui/text/simulations.ts'
import { shownAmount } from './amount.ts'

/** A sentence, and the token that it is about if that is not configured. */
interface SimulationNote {
  readonly text: string
  readonly token?: Address
}

/** A simulation in words. */
interface SimulationWords {
  readonly expected: readonly SimulationNote[]
  /** What a visitor should know before paying. */
  readonly cautions: readonly SimulationNote[]
}

type Done = Extract<PaymentEffect, { readonly status: 'done' }>

/** Undefined while the chain is asked, and where other words say why it would fail, or why no node can tell. */
export function simulationWords(review: PaymentReview): SimulationWords | undefined {
  if (!review.findings || review.findings.failure) return undefined
  const effect = paymentEffect(review)
  const expected = [{ text: simulationText.unknown }]
  if (!effect) return { expected, cautions: [] }
  if (effect.status === 'reverted') return { expected, cautions: [{ text: simulationText.contradicted }] }
  return wordsOf(effect, review)
}

function wordsOf({ sender, recipient, others }: Done, { chain, payment }: PaymentReview): SimulationWords {
  const { value } = payment
  const { recipientReceives, recipientReceivesLess, recipientReceivesNothing } = simulationText
  const asset = payment.token ?? chain.nativeCurrency
  const isShort = recipient !== undefined && recipient < value
  const received = recipient !== undefined && !isShort && recipientReceives(shownAmount(recipient, asset))
  const less =
    isShort && (recipient > 0n ? recipientReceivesLess(shownAmount(recipient, asset)) : recipientReceivesNothing)
  const alsoReceived = others.filter((change) => change.value > 0n)
  const alsoPaid = others.filter((change) => change.value < 0n)
  const noteOf = (change: BalanceChange) => otherChange(change, chain.nativeCurrency)
  return {
    expected: [{ text: ownChange(sender, value, asset) }, ...asNotes(received), ...alsoReceived.map(noteOf)],
    cautions: [...asNotes(less), ...alsoPaid.map(noteOf)]
  }
}

function ownChange(sender: bigint, value: bigint, asset: Token | NativeCurrency): string {
  if (sender === 0n) return simulationText.stays(asset.symbol)
  if (sender > 0n) return simulationText.receives(shownAmount(sender, asset))
  return sender === -value
    ? simulationText.sends(shownAmount(value, asset))
    : simulationText.falls(shownAmount(-sender, asset))
}

function otherChange({ token, value }: BalanceChange, nativeCurrency: NativeCurrency): SimulationNote {
  const { alsoPays, alsoPaysUnknown, alsoReceives, alsoReceivesUnknown } = simulationText
  if (typeof token === 'string') return { text: value > 0n ? alsoReceivesUnknown : alsoPaysUnknown, token }
  const asset = token ?? nativeCurrency
  return { text: value > 0n ? alsoReceives(shownAmount(value, asset)) : alsoPays(shownAmount(-value, asset)) }
}

function asNotes(text: string | false): readonly SimulationNote[] {
  return text === false ? [] : [{ text }]
}
