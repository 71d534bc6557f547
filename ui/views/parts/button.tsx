import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'
import { color, motion, radius, size, smallScreen, type, weight } from '#ui/theme/tokens.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

const base = css(type.body, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: size.touch,
  paddingInline: 16,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: weight.strong,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // In a row the texts beside a button make room; a button that has the row to itself breaks a long label.
  flexShrink: 0,
  maxInlineSize: '100%',
  [smallScreen]: { whiteSpace: 'normal' },
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  '&:active:not(:disabled)': { transform: 'translateY(1px)' },
  '&:disabled, &[aria-disabled=true]': {
    color: color.tertiary,
    backgroundColor: color.sunken,
    borderColor: color.line
  },
  '@media (forced-colors: active)': { borderColor: 'ButtonText' }
})

const kinds = {
  primary: css({
    backgroundColor: color.accent,
    color: color.onAccent,
    '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: color.accentHover }
  }),
  secondary: css({
    backgroundColor: color.surface,
    borderColor: color.control,
    '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: color.sunken, borderColor: color.text }
  }),
  quiet: css({
    color: color.secondary,
    '&:disabled, &[aria-disabled=true]': { backgroundColor: 'transparent', borderColor: 'transparent' },
    '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: color.sunken, color: color.text }
  }),
  danger: css({
    color: color.danger,
    borderColor: color.control,
    '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: color.sunken, borderColor: color.danger }
  })
} satisfies Record<ButtonKind, unknown>

const small = css(type.small, { minBlockSize: 36, paddingInline: 12, [smallScreen]: { minBlockSize: size.touch } })

/** For links that look like buttons. */
export function buttonStyle(kind: ButtonKind, isSmall = false) {
  return [base, kinds[kind], isSmall && small]
}

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `secondary` if absent. */
  readonly kind?: ButtonKind
  /** 36 px high, but still 44 px on phones. */
  readonly isSmall?: boolean
}

/** A button that never submits a form unless `type` says so. */
export function Button({ kind = 'secondary', isSmall = false, ...rest }: ButtonProps) {
  return <button type="button" css={buttonStyle(kind, isSmall)} {...rest} />
}
