import { css } from '@emotion/react'
import type { Address } from '#domain/address.ts'
import { openLinkHere } from '#domain/wallet/waiting.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { pageText } from '#ui/text/page.ts'
import { waitingText } from '#ui/text/waiting.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { walletName } from '#ui/words/wallet.ts'
import { Button, buttonStyle } from './button.tsx'
import { FullAddress } from './full-address.tsx'
import { focusPressed } from './presses.ts'
import { Spinner } from './spinner.tsx'
import { TileIcon } from './tile-icon.tsx'
import { Sentence, UntrustedName, UntrustedText } from './untrusted-text.tsx'
import { Waiting } from './waiting.tsx'

const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 12,
  scrollMarginBlockEnd: 12,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  backgroundColor: color.sunken,
  textAlign: 'start'
})

// Cancel is beside the request, or below it if that is too narrow, and never needs scrolling in a dialog.
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& > div': { flex: '1 1 144px', minInlineSize: 0 },
  '& strong': { display: 'block', fontWeight: weight.strong, overflowWrap: 'break-word', textWrap: 'balance' },
  '& small': { ...type.small, display: 'flex', alignItems: 'center', gap: 8, color: color.secondary },
  '& svg': { flexShrink: 0, color: color.accent },
  '& > button': { marginInlineStart: 'auto' }
})

interface WaitingPanelProps {
  /** What the wallet is asked to do, in words; omitted if the surrounding view says so. */
  readonly asked?: string
  /** Of the account or contract involved. */
  readonly address?: Address
  /** Milliseconds since 1970. */
  readonly since: number | undefined
  /** Omitted if the surrounding view has its own cancel button. */
  readonly onCancel?: () => void
}

/** A pending wallet request: which wallet, what it was asked, and what the visitor can do. */
export const WaitingPanel = observer(function WaitingPanel({ asked, address, since, onCancel }: WaitingPanelProps) {
  const { wallet } = useModels().connection
  if (!wallet) return undefined
  return (
    <div css={panel} ref={keepInView}>
      <div css={head}>
        <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={36} />
        <div>
          {asked === undefined ? (
            <UntrustedName name={walletName(wallet)} />
          ) : (
            <>
              <strong>
                <UntrustedText text={asked} />
              </strong>
              <small>
                <Spinner size={16} />
                <Sentence of={waitingText.confirmIn} name={walletName(wallet)} />
              </small>
            </>
          )}
        </div>
        {onCancel && (
          <Button isSmall onClick={onCancel}>
            {pageText.dialogs.cancel}
          </Button>
        )}
      </div>
      {address && <FullAddress address={address} />}
      <Waiting since={since} wallet={wallet} />
      <OpenWalletLink wallet={wallet} />
    </div>
  )
})

/** Scrolls the panel into view as it appears and grows, and restores the focus if it disappears with the focus inside. */
function keepInView(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined
  focusPressed()
  const opener = document.activeElement
  const dialog = panel.closest('dialog')
  const scroll = () => panel.scrollIntoView({ block: 'nearest' })
  scroll()
  const growth = new ResizeObserver(scroll)
  // Only in a dialog, where growth may be hidden; the page itself is left to the visitor to scroll.
  if (dialog) growth.observe(panel)
  return () => {
    growth.disconnect()
    if (panel.contains(document.activeElement)) setTimeout(() => restoreFocus(opener, dialog))
  }
}

/** Focuses the first element that accepts it: the opener may be gone, or disabled. */
function restoreFocus(opener: Element | null, dialog: HTMLElement | null): void {
  const isFree = () => document.activeElement === null || document.activeElement === document.body
  const title = dialog?.querySelector('[data-dialog-title]')
  for (const place of [opener, title, document.querySelector('main')]) {
    if (isFree() && place instanceof HTMLElement) place.focus({ preventScroll: place.matches('main') })
  }
}

/** Brings the wallet's app to the front; renders nothing if it is not an app on this device. */
function OpenWalletLink({ wallet }: { readonly wallet: Wallet }) {
  const { device } = useModels().wallets
  const href = openLinkHere(wallet, device)
  if (href === undefined) return undefined
  // A custom scheme opens the app in place; a web address would replace the page.
  const tab = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a css={buttonStyle('primary')} href={href} {...tab}>
      <Sentence of={waitingText.open} name={walletName(wallet)} />
    </a>
  )
}
