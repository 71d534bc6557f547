import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { atBreakpoint } from '#domain/display.ts'
import { messages } from '#domain/messages.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { AccountIcon } from './parts/account-icon.tsx'
import { Avatar } from './parts/avatar.tsx'
import { BalanceText } from './parts/balance-text.tsx'
import { Button } from './parts/button.tsx'
import { TileIcon } from './parts/tile-icon.tsx'
import { useLargeScreen } from './parts/use-large-screen.ts'
import { useShell } from './shell-context.ts'
import { useOpenAccount } from './use-open-account.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 12 })
const addressText = css({ fontFamily: font.mono, fontSize: type.small.fontSize })
/** As wide with an address as with the name that may take its place. */
const nameText = css({
  inlineSize: 'min(9rem, 36vw)',
  fontSize: type.small.fontSize,
  overflow: 'hidden',
  textOverflow: 'ellipsis'
})
const wrong = css({ color: color.danger })
const balanceText = css({ paddingInlineEnd: 12, borderInlineEnd: `1px solid ${color.line}` })

/** Connect, or the connected wallet's network and account (section 2), as much of it as the settings say. */
export const ConnectButton = observer(function ConnectButton() {
  const { connection, session, dialogs } = useModels()
  const { prepare } = useShell()
  if (session.status === 'unauthenticated') {
    return (
      <div css={row} data-focus-group="">
        <Button kind="primary" onClick={dialogs.openConnect}>
          {accountMessages.buttons.signIn}
        </Button>
      </div>
    )
  }
  if (!connection.account) {
    return (
      <div css={row} data-focus-group="">
        <Button kind="primary" onClick={dialogs.openConnect} onPointerEnter={prepare} onFocus={prepare}>
          {messages.connect.connectButton}
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
  const { connection, dialogs, settings } = useModels()
  const status = atBreakpoint(settings.display.chainStatus, useLargeScreen())
  const { chainView } = connection
  if (!chainView) return undefined
  if (chainView.unsupported) {
    return (
      <Button css={wrong} onClick={dialogs.openChain}>
        <AccountIcon name="warning" />
        {accountMessages.buttons.wrongNetwork}
      </Button>
    )
  }
  if (status === 'none') return undefined
  const { name, iconUrl, iconBackground } = chainView
  return (
    <Button aria-label={accountMessages.buttons.chainButton(name)} onClick={dialogs.openChain}>
      {status !== 'name' && <TileIcon url={iconUrl} background={iconBackground} size={24} shape="round" />}
      {status !== 'icon' && name}
      <AccountIcon name="down" size={16} />
    </Button>
  )
})

const AccountButton = observer(function AccountButton() {
  const { connection, names, transactions, settings } = useModels()
  const openAccount = useOpenAccount()
  const isLargeScreen = useLargeScreen()
  const { account, chain } = connection
  if (!account) return undefined
  const status = atBreakpoint(settings.display.accountStatus, isLargeScreen)
  const hasBalance = chain !== undefined && atBreakpoint(settings.display.showBalance, isLargeScreen)
  const label = names.labelOf(account)
  return (
    <Button
      data-focus-first=""
      aria-label={status === 'avatar' ? accountMessages.buttons.accountButton(label) : undefined}
      onClick={openAccount}
    >
      {hasBalance && (
        <span css={balanceText}>
          <BalanceText chain={chain} />
        </span>
      )}
      {status !== 'address' && <Avatar address={account} size={24} isPending={transactions.hasPending} />}
      {status !== 'avatar' && <span css={names.areRead ? nameText : addressText}>{label}</span>}
    </Button>
  )
})
