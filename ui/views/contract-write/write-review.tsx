import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ShownWrite } from '#ui/hooks/shown-write.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { networkFeeText } from '#ui/text/network-fees.ts'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { ReviewList, type ReviewRow } from '#ui/views/parts/review-list.tsx'
import { shownAmount } from '#ui/words/amount.ts'
import { callText } from '#ui/words/call-text.ts'
import { descriptionText } from '#ui/words/description.ts'

interface WriteReviewProps {
  readonly write: ShownWrite
  readonly account: Address
  readonly chain: Chain
  readonly rows?: readonly ReviewRow[] | undefined
}

/** What a visitor reviews before the wallet is asked for a call. */
export function WriteReview({ write: { request, networkFee }, account, chain, rows }: WriteReviewProps) {
  const { reviewed, terms } = contractWriteText
  const theCall: ReviewRow = [descriptionText(request.description), callText(request.call)]
  const { value = 0n } = request
  const inWords = (wei: bigint) => shownAmount(wei, chain.nativeCurrency)
  const totalRow = (): ReviewRow =>
    networkFee?.atMost === undefined
      ? [networkFeeText.total, networkFeeText.withFee(inWords(value))]
      : [networkFeeText.totalAtMost, inWords(value + networkFee.atMost)]
  const all: readonly ReviewRow[] = [
    ...(rows ?? [theCall]),
    [terms.from, <FullAddress key="from" address={account} />],
    [terms.contract, <FullAddress key="contract" address={request.call.address} />],
    [terms.network, chain.name],
    ...(value === 0n ? [] : [[terms.amount, inWords(value)] as const]),
    ...(networkFee ? [[networkFee.label, networkFee.text] as const] : []),
    ...(value === 0n ? [] : [totalRow()])
  ]
  return <ReviewList label={reviewed} rows={all} />
}
