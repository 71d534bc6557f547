import { css } from '@emotion/react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { color, font, largeScreen, motion, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { AccountIcon } from './account-icon.tsx'

const field = css({
  display: 'grid',
  gap: 4,
  '& label': { ...type.small, fontWeight: weight.medium },
  // The field is drawn around its button too, which is as wide as its language needs.
  '& .with-action': {
    display: 'flex',
    alignItems: 'center',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    backgroundColor: color.surface,
    transition: `border-color ${motion.quick}`
  },
  '& .with-action:hover': { borderColor: color.text },
  '& .with-action:has([aria-invalid=true])': { borderColor: color.danger },
  '& .with-action:has(input:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: 2 },
  '& .with-action > button': { flexShrink: 0, minBlockSize: 36, marginInlineEnd: 5 },
  '& input': {
    flexGrow: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.touch + 2,
    paddingInline: 12,
    border: 0,
    borderRadius: radius.control,
    outline: 'none',
    background: 'none',
    fontVariantNumeric: 'tabular-nums'
  },
  '& input::placeholder': { color: color.tertiary, opacity: 1 }
})

// An address fits into 328 px; phones zoom into fields with text smaller than 16 px.
const mono = css({
  '& input': { fontFamily: font.mono },
  [largeScreen]: { '& input': { ...type.tiny, letterSpacing: '-.02em' } }
})
const hintStyle = css(type.tiny, { color: color.secondary, minBlockSize: 16, fontVariantNumeric: 'tabular-nums' })
const problemStyle = css(type.tiny, { display: 'flex', gap: 4, color: color.danger, '& svg': { marginBlockStart: 1 } })

interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  /** Above the field. */
  readonly label: string
  /** Below the field, while there is no problem. */
  readonly hint?: ReactNode
  /** Why the value is refused. It marks the field as invalid. */
  readonly problem?: string | undefined
  /** In the monospaced font, for addresses and amounts. */
  readonly isMono?: boolean
  /** A button at the end of the field. */
  readonly action?: ReactNode
}

/** A labelled field whose problem replaces its hint, so that nothing moves. */
export function TextField({ label, hint, problem, isMono = false, action, dir, ...input }: TextFieldProps) {
  const id = useId()
  const note = `${id}note`
  return (
    <div css={[field, isMono && mono]}>
      <label htmlFor={id}>{label}</label>
      <div className="with-action" dir={dir}>
        <input id={id} aria-describedby={note} aria-invalid={problem !== undefined} {...input} />
        {action}
      </div>
      <div id={note}>
        {problem === undefined ? (
          <div css={hintStyle}>{hint}</div>
        ) : (
          <p css={problemStyle}>
            <AccountIcon name="failed" size={14} />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
