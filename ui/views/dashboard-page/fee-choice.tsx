import { css } from '@emotion/react'
import { useId } from 'react'
import type { PaymentReview } from '#domain/write/payment-review.ts'
import { isConfirmable } from '#domain/write/write.ts'
import { feeSpeedText } from '#ui/text/fee-speeds.ts'
import { color, motion, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { feeOptions } from '#ui/words/fee-options.ts'

const choice = css(type.small, {
  display: 'grid',
  gap: 8,
  '& legend': { padding: 0, marginBlockEnd: 4, fontWeight: weight.medium },
  '&:disabled': { color: color.secondary }
})
const options = css({ border: `1px solid ${color.control}`, borderRadius: radius.control, overflow: 'hidden' })
const option = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: size.touch,
  padding: '8px 12px',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '& + &': { borderBlockStart: `1px solid ${color.line}` },
  '&:hover, &:has(:checked)': { backgroundColor: color.sunken },
  '&:has(:disabled)': { cursor: 'default' },
  '&:has(:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: -2 },
  '& input': { flex: 'none', inlineSize: 18, blockSize: 18, margin: 0, accentColor: color.accent, outline: 'none' }
})
const words = css({ flex: 1, minInlineSize: 0, display: 'grid' })
// The amount takes a line of its own where there is no room for it beside the name.
const price = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums'
})
const hint = css(type.tiny, { color: color.secondary })

/** How much to pay for being quick, where that makes a difference. */
export const FeeChoice = observer(function FeeChoice({ review }: { readonly review: PaymentReview }) {
  const { paymentForm } = useModels()
  const [group, note] = [useId(), useId()]
  const { speed: chosen = 'normal' } = review
  const found = feeOptions(review)
  if (found.length === 0) return undefined
  return (
    <fieldset css={choice} aria-describedby={note} disabled={!isConfirmable(paymentForm.step)}>
      <legend>{feeSpeedText.label}</legend>
      <div css={options}>
        {found.map(({ speed, label, amount, effect }) => (
          <label key={speed} css={option}>
            <input
              type="radio"
              name={group}
              checked={speed === chosen}
              onChange={() => paymentForm.chooseSpeed(speed)}
            />
            <span css={words}>
              <span css={price}>
                <span>{label}</span> <span>{amount}</span>
              </span>
              <span css={hint}>{effect}</span>
            </span>
          </label>
        ))}
      </div>
      <p id={note} css={hint}>
        {review.isMax ? feeSpeedText.suggestedForMax : feeSpeedText.suggested}
      </p>
    </fieldset>
  )
})
