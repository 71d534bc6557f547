import { accountText } from '#ui/text/account.ts'
import { AccountIcon } from './account-icon.tsx'
import { type ButtonKind, buttonStyle } from './button.tsx'
import { visuallyHidden } from './visually-hidden.ts'

interface ExplorerLinkProps {
  /** Opens in a new tab. */
  readonly href: string
  /** As of `Button`. */
  readonly kind?: ButtonKind
  /** "View on explorer" if absent. */
  readonly label?: string
}

/** A link, drawn as a button, to a page of a block explorer. */
export function ExplorerLink({
  href,
  kind = 'secondary',
  label = accountText.account.viewOnExplorer
}: ExplorerLinkProps) {
  return (
    <a css={buttonStyle(kind, true)} href={href} target="_blank" rel="noreferrer">
      <AccountIcon name="external" size={18} />
      <span>
        {label}
        <span css={visuallyHidden}> {accountText.transactions.opensExplorer}</span>
      </span>
    </a>
  )
}
