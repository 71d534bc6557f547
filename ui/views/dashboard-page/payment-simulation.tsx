import { css } from '@emotion/react'
import type { PaymentReview } from '#domain/write/payment-review.ts'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { simulationWords } from '#ui/words/simulation-words.ts'

const notes = css({ display: 'grid', gap: 4 })

/** What a simulation says that the payment would change. */
export function PaymentSimulation({ review }: { readonly review: PaymentReview }) {
  return (
    <div css={notes}>
      {simulationWords(review)?.expected.map(({ text, token }) => (
        <p key={text + token}>
          {text}
          {token && <FullAddress address={token} />}
        </p>
      )) ?? '…'}
    </div>
  )
}

/** What the visitor would not expect of it. */
export function SimulationCautions({ review }: { readonly review: PaymentReview }) {
  return simulationWords(review)?.cautions.map(({ text, token }) => (
    <Notice key={text + token} kind="warning">
      <p>{text}</p>
      {token && <FullAddress address={token} />}
    </Notice>
  ))
}
