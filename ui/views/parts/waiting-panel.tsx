import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import type { Address } from '#domain/address.ts'
import { pageText } from '#domain/text/page.ts'
import { waitingText } from '#domain/text/waiting.ts'
import { openLinkHere } from '#domain/wallet/waiting.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button, buttonStyle } from './button.tsx'
import { focusPressed } from './pressed-control.ts'
import { Spinner } from './spinner.tsx'
import { TileIcon } from './tile-icon.tsx'
import { Sentence } from './untrusted-text.tsx'
import { Waiting } from './waiting.tsx'
import { WholeAddress } from './whole-address.tsx'

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

// Cancel stands beside what was asked, or below it where that is too narrow; never where a dialog has to be scrolled.
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
  /** What the wallet is asked, in words. */
  readonly asked: string
  /** Of the account or contract that it is about. */
  readonly address?: Address
  /** Milliseconds since 1970. */
  readonly since: number | undefined
  /** Left out where the surroundings have a way out of their own. */
  readonly onCancel?: () => void
}

/** While a request is open in the connected wallet: which wallet it is, what it was asked, and the ways on. */
export const WaitingPanel = observer(function WaitingPanel({ asked, address, since, onCancel }: WaitingPanelProps) {
  const { wallet } = useModels().connection
  if (!wallet) return undefined
  return (
    <div css={panel} ref={accompany}>
      <div css={head}>
        <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={36} />
        <div>
          <strong>{asked}</strong>
          <small>
            <Spinner size={16} />
            <Sentence of={waitingText.confirmIn} name={wallet.name} />
          </small>
        </div>
        {onCancel && (
          <Button isSmall onClick={onCancel}>
            {pageText.dialogs.cancel}
          </Button>
        )}
      </div>
      {address && <WholeAddress address={address} />}
      <Waiting since={since} wallet={wallet} />
      <OpenWalletLink wallet={wallet} />
    </div>
  )
})

/** Keeps the panel in view where it appears and grows, and gives the focus back when it goes with the focus in it. */
function accompany(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined
  focusPressed()
  const opener = document.activeElement
  const dialog = panel.closest('dialog')
  const bringIntoView = () => panel.scrollIntoView({ block: 'nearest' })
  bringIntoView()
  const growth = new ResizeObserver(bringIntoView)
  // A page is the visitor's to scroll; in a dialog there may be no room for what comes later.
  if (dialog) growth.observe(panel)
  return () => {
    growth.disconnect()
    if (panel.contains(document.activeElement)) setTimeout(() => giveFocusBack(opener, dialog))
  }
}

/** To the first place that takes it: the opener may be gone, or disabled. */
function giveFocusBack(opener: Element | null, dialog: HTMLElement | null): void {
  const isFree = () => document.activeElement === null || document.activeElement === document.body
  const title = dialog?.querySelector('[data-dialog-title]')
  for (const place of [opener, title, document.querySelector('main')]) {
    if (isFree() && place instanceof HTMLElement) place.focus({ preventScroll: place.matches('main') })
  }
}

/** Brings the wallet's app to the front; nothing where it is no app on the visitor's device. */
function OpenWalletLink({ wallet }: { readonly wallet: Wallet }) {
  const { device } = useModels().wallets
  const href = openLinkHere(wallet, device)
  if (href === undefined) return undefined
  // A scheme opens the app from where the visitor is; a web address would take the page away.
  const tab = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a css={buttonStyle('primary')} href={href} {...tab}>
      <Sentence of={waitingText.open} name={wallet.name} />
    </a>
  )
}
