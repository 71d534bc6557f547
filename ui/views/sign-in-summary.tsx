import { css } from '@emotion/react'
import type { SignInValidity } from '#domain/session/sign-in.ts'
import { accountText } from '#ui/text/account.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { useModels } from './models-context.ts'
import { AccountIdentity } from './parts/account-identity.tsx'
import { formatMoment } from './parts/time.ts'
import { Sentence } from './parts/untrusted-text.tsx'
import { visuallyHidden } from './parts/visually-hidden.ts'

// Low enough for everything to be in view above the buttons in a dialog of 468 px.
const list = css(type.small, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  '& dt': { color: color.secondary },
  '& dd': { textAlign: 'end', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& dd:first-of-type': { gridColumn: '1 / -1', marginBlockEnd: 8, textAlign: 'start' }
})

/** Of a message of the sign-in service. */
const USUAL_MINUTES = 10

// Has the room of what comes in its place, which takes two lines on a narrow phone, so that the buttons below stay where they are.
const unknownYet = css({
  display: 'grid',
  '& > span, &::before': { gridArea: '1 / 1' },
  '&::before': { content: 'attr(data-room)', visibility: 'hidden' }
})

/** What the wallet will be asked to sign, in the terms in which the wallet shows it. */
export const SignInSummary = observer(function SignInSummary() {
  const { shown } = useModels().signIn
  if (!shown) return undefined
  const { website, chain, validity } = shown
  const text = accountText.signIn.shown
  return (
    <section aria-label={text.title}>
      <dl css={list}>
        <dt css={visuallyHidden}>{text.account}</dt>
        <dd>
          <AccountIdentity />
        </dd>
        <dt>{text.website}</dt>
        <dd>
          <bdi dir="ltr" translate="no">
            {website}
          </bdi>
        </dd>
        <dt>{text.network}</dt>
        <dd>
          <Sentence of={(name) => text.networkWithId(name, chain.id)} name={chain.name} />
        </dd>
        <dt>{text.validity}</dt>
        {/* A new element, because words that change in one at the end of its line count as moved. */}
        {validity.kind === 'unknown' ? (
          <dd key="unknown" css={unknownYet} data-room={text.forMinutes(USUAL_MINUTES)}>
            <span>{text.unknown}</span>
          </dd>
        ) : (
          <dd key={validity.kind}>{validityText(validity)}</dd>
        )}
      </dl>
    </section>
  )
})

function validityText(validity: Exclude<SignInValidity, { readonly kind: 'unknown' }>): string {
  const text = accountText.signIn.shown
  return validity.kind === 'lasts' ? text.forMinutes(validity.minutes) : text.until(formatMoment(validity.at))
}
