import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { messages } from '#domain/messages.ts'
import { openLinkHere } from '#domain/waiting.ts'
import { waitingMessages } from '#domain/waiting-messages.ts'
import type { Wallet } from '#domain/wallet.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button, buttonStyle } from './button.tsx'
import { Spinner } from './spinner.tsx'
import { TileIcon } from './tile-icon.tsx'
import { Waiting } from './waiting.tsx'

const panel = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: 12,
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
  /** Milliseconds since 1970. */
  readonly since: number | undefined
  /** Left out where the surroundings have a way out of their own. */
  readonly onCancel?: () => void
}

/** While a request is open in the connected wallet: which wallet it is, what it was asked, and the ways on. */
export const WaitingPanel = observer(function WaitingPanel({ asked, since, onCancel }: WaitingPanelProps) {
  const { wallet } = useModels().connection
  if (!wallet) return undefined
  return (
    <div css={panel} ref={bringIntoView}>
      <div css={head}>
        <TileIcon url={wallet.iconUrl} background={wallet.iconBackground} size={36} />
        <div>
          <strong>{asked}</strong>
          <small>
            <Spinner size={16} />
            {waitingMessages.confirmIn(wallet.name)}
          </small>
        </div>
        {onCancel && (
          <Button isSmall onClick={onCancel}>
            {messages.dialogs.cancel}
          </Button>
        )}
      </div>
      <Waiting since={since} wallet={wallet} />
      <OpenWalletLink wallet={wallet} />
    </div>
  )
})

/** In a dialog on a small screen there may be no room for it where it appears. */
function bringIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' })
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
      {waitingMessages.open(wallet.name)}
    </a>
  )
}
