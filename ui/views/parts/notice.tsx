import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, radius, type } from '#ui/theme/tokens.ts'
import { AccountIcon, type AccountIconName } from './account-icon.tsx'

const box = css(type.small, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 12,
  border: `1px solid ${color.line}`,
  borderInlineStart: '3px solid currentColor',
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  '& > div': { flexGrow: 1, minInlineSize: 0, color: color.text }
})

const kinds = {
  danger: { style: css({ color: color.danger }), icon: 'failed' },
  warning: { style: css({ color: color.warning }), icon: 'warning' },
  success: { style: css({ color: color.success }), icon: 'confirmed' }
} as const satisfies Record<string, { style: unknown; icon: AccountIconName }>

interface NoticeProps {
  /** Its colour, its icon, and how it is announced. */
  readonly kind: keyof typeof kinds
  /** For a notice whose text a live region already announces. */
  readonly isSilent?: boolean
  readonly children: ReactNode
}

/** A message beside the content it is about. Failures interrupt the screen reader; warnings and good news wait. */
export function Notice({ kind, isSilent = false, children }: NoticeProps) {
  const { style, icon } = kinds[kind]
  const role = kind === 'danger' ? 'alert' : 'status'
  return (
    <div css={[box, style]} role={isSilent ? undefined : role}>
      <AccountIcon name={icon} />
      <div>{children}</div>
    </div>
  )
}
