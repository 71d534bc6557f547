import { css } from '@emotion/react'
import { accountText } from '#ui/text/account.ts'
import { color, font, radius, size, type } from '#ui/theme/tokens.ts'
import { LiveRegion } from './live-region.tsx'
import type { CopyState } from './use-copy.ts'

const fallback = css(type.small, {
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  color: color.danger,
  '& input': {
    inlineSize: '100%',
    minBlockSize: size.touch,
    paddingInline: 12,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    backgroundColor: color.sunken,
    color: color.text,
    fontFamily: font.mono,
    ...type.tiny
  }
})

interface CopyOutcomeProps {
  readonly state: CopyState
  readonly text: string
  /** Labels the fallback field. */
  readonly name: string
}

/** Announces that the text was copied; if copying failed, shows it selected to be copied by hand. */
export function CopyOutcome({ state, text, name }: CopyOutcomeProps) {
  return (
    <>
      <LiveRegion>{state === 'copied' && accountText.account.copied}</LiveRegion>
      {state === 'failed' && (
        <div css={fallback}>
          <p role="alert">{accountText.account.copyFailed}</p>
          <input readOnly dir="auto" value={text} aria-label={name} ref={selectAll} />
        </div>
      )}
    </>
  )
}

function selectAll(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
