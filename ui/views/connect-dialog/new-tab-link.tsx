import type { ComponentPropsWithoutRef } from 'react'
import { connectText } from '#ui/text/connect.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { type ButtonKind, buttonStyle } from '#ui/views/parts/button.tsx'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'

interface NewTabLinkProps extends ComponentPropsWithoutRef<'a'> {
  readonly href: string
  readonly kind?: ButtonKind
  readonly isSmall?: boolean
}

/** A link that looks like a button, opens in a new tab and sends no referrer. */
export function NewTabLink({ kind = 'primary', isSmall = false, children, ...rest }: NewTabLinkProps) {
  return (
    <a css={buttonStyle(kind, isSmall)} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <AccountIcon name="external" size={16} />
      <span css={visuallyHidden}> ({connectText.opensNewTab})</span>
    </a>
  )
}
