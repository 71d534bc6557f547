import { css } from '@emotion/react'
import { navLabel } from '#domain/address.ts'
import type { AccountStatus } from '#ui/display.ts'
import { accountText } from '#ui/text/account.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import { BalanceText } from '#ui/views/parts/balance-text.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { shownAccount } from '#ui/words/account.ts'

const addressText = css({ fontFamily: font.mono, fontSize: type.small.fontSize })
/** A fixed width, so that a name replacing the address moves nothing. */
const nameText = css({
  inlineSize: 'min(9rem, 36vw)',
  fontSize: type.small.fontSize,
  overflow: 'hidden',
  textOverflow: 'ellipsis'
})
const balanceText = css({ paddingInlineEnd: 12, borderInlineEnd: `1px solid ${color.line}` })

interface AccountButtonProps {
  readonly status: AccountStatus
  readonly hasBalance: boolean
}

/** The connected account, which opens its dialog. */
export const AccountButton = observer(function AccountButton({ status, hasBalance }: AccountButtonProps) {
  const { account, connection, dialogs, names } = useModels()
  const { chain } = connection
  const isAwaited = dialogs.awaited === 'account'
  if (!account.view) return undefined
  const { address, displayBalance, displayName, ensAvatar, ensName, hasPendingTransactions } = shownAccount(
    account.view
  )
  return (
    <Button
      data-focus-first=""
      aria-label={status === 'avatar' ? accountText.buttons.accountButton(displayName) : undefined}
      onClick={dialogs.openAccount}
    >
      {hasBalance && chain && (
        <span css={balanceText}>
          <BalanceText chain={chain} text={displayBalance} />
        </span>
      )}
      {isAwaited && <Spinner size={24} />}
      {!isAwaited && status !== 'address' && (
        <Avatar address={address} url={ensAvatar} name={ensName} size={24} isPending={hasPendingTransactions} />
      )}
      {status !== 'avatar' && (
        <bdi translate="no" css={names.hasService ? nameText : addressText}>
          {displayName}
        </bdi>
      )}
    </Button>
  )
})

/** The same in the nav bar: small, with the first characters of the address. */
export const ShortAccountButton = observer(function ShortAccountButton() {
  const { account, dialogs } = useModels()
  if (!account.view) return undefined
  const { address, ensAvatar, ensName } = account.view
  return (
    <Button
      isSmall
      data-focus-first=""
      onClick={dialogs.openAccount}
      aria-label={accountText.buttons.accountButton(navLabel(address))}
    >
      {dialogs.awaited === 'account' ? (
        <Spinner size={24} />
      ) : (
        <Avatar address={address} url={ensAvatar} name={ensName} size={24} />
      )}
      <span css={addressText} translate="no">
        {navLabel(address)}
      </span>
    </Button>
  )
})
