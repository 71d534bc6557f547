import { shortenAddress } from '#domain/address.ts'
import { accountText } from '#domain/text/account.ts'
import type { Description } from '#domain/transaction/description.ts'
import { shownAmount } from './amount.ts'

/** What a transaction does, in the page's language; untrusted where host code or a token has chosen the words. */
export function descriptionText(description: Description): string {
  if (typeof description === 'string') return description
  const { sentTo, revoked } = accountText.transactions
  if (description.kind === 'revocation') return revoked(description.token.symbol)
  const { value, currency, to } = description
  return sentTo(shownAmount(value, currency), shortenAddress(to))
}
