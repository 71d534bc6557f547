import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountText } from '#domain/text/account.ts'
import { pageText } from '#domain/text/page.ts'
import { atBreakpoint } from '#ui/display.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { AccountIcon } from './parts/account-icon.tsx'
import { Avatar } from './parts/avatar.tsx'
import { BalanceText } from './parts/balance-text.tsx'
import { Button } from './parts/button.tsx'
import { TileIcon } from './parts/tile-icon.tsx'
import { useLargeScreen } from './parts/use-large-screen.ts'
import { useShell } from './shell-context.ts'
import { useChainView } from './use-chain-view.ts'
import { useOpenAccount } from './use-open-account.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 12 })
const addressText = css({ fontFamily: font.mono, fontSize: type.small.fontSize })
/** A fixed width, so that a name replacing the address moves nothing. */
const nameText = css({
  inlineSize: 'min(9rem, 36vw)',
  fontSize: type.small.fontSize,
  overflow: 'hidden',
  textOverflow: 'ellipsis'
})
const wrong = css({ color: color.danger })
const balanceText = css({ paddingInlineEnd: 12, borderInlineEnd: `1px solid ${color.line}` })

/** "Connect Wallet", or the connected wallet's network and account (section 2); the settings choose what to show. */
export const ConnectButton = observer(function ConnectButton() {
  const { connection, session, dialogs } = useModels()
  const { prepare } = useShell()
  if (session.status === 'unauthenticated') {
    return (
      <div css={row} data-focus-group="">
        <Button kind="primary" onClick={dialogs.openConnect}>
          {accountText.buttons.signIn}
        </Button>
      </div>
    )
  }
  if (!connection.account) {
    return (
      <div css={row} data-focus-group="">
        <Button kind="primary" onClick={dialogs.openConnect} onPointerEnter={prepare} onFocus={prepare}>
          {pageText.connect.connectButton}
        </Button>
      </div>
    )
  }
  return (
    <div css={row} data-focus-group="">
      <ChainButton />
      <AccountButton />
    </div>
  )
})

const ChainButton = observer(function ChainButton() {
  const { dialogs, settings } = useModels()
  const status = atBreakpoint(settings.display.chainStatus, useLargeScreen())
  const chainView = useChainView()
  if (!chainView) return undefined
  if (chainView.unsupported) {
    return (
      <Button css={wrong} onClick={dialogs.openChain}>
        <AccountIcon name="warning" />
        {accountText.buttons.wrongNetwork}
      </Button>
    )
  }
  if (status === 'none') return undefined
  const { name, iconUrl, iconBackground } = chainView
  return (
    <Button aria-label={accountText.buttons.chainButton(name)} onClick={dialogs.openChain}>
      {status !== 'name' && <TileIcon url={iconUrl} background={iconBackground} size={24} shape="round" />}
      {status !== 'icon' && name}
      <AccountIcon name="down" size={16} />
    </Button>
  )
})

const AccountButton = observer(function AccountButton() {
  const { account, connection, names, settings } = useModels()
  const openAccount = useOpenAccount()
  const isLargeScreen = useLargeScreen()
  const { chain } = connection
  if (!account.view) return undefined
  const { address, displayBalance, displayName, ensAvatar, hasPendingTransactions } = account.view
  const status = atBreakpoint(settings.display.accountStatus, isLargeScreen)
  const hasBalance = chain !== undefined && atBreakpoint(settings.display.showBalance, isLargeScreen)
  return (
    <Button
      data-focus-first=""
      aria-label={status === 'avatar' ? accountText.buttons.accountButton(displayName) : undefined}
      onClick={openAccount}
    >
      {hasBalance && (
        <span css={balanceText}>
          <BalanceText chain={chain} text={displayBalance} />
        </span>
      )}
      {status !== 'address' && (
        <Avatar address={address} url={ensAvatar} size={24} isPending={hasPendingTransactions} />
      )}
      {status !== 'avatar' && <bdi css={names.hasService ? nameText : addressText}>{displayName}</bdi>}
    </Button>
  )
})
