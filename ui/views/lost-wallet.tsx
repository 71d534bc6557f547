import { css } from '@emotion/react'
import { offeredAccount } from '#domain/connection/unconfirmed-wallet-error.ts'
import { accountText } from '#ui/text/account.ts'
import { walletFailures } from '#ui/text/wallet-failures.ts'
import { observer } from '#ui/views/observer.ts'
import { lostWalletText } from '#ui/words/lost-wallet.ts'
import { useModels } from './models-context.ts'
import { Button } from './parts/button.tsx'
import { FullAddress } from './parts/full-address.tsx'
import { Notice } from './parts/notice.tsx'

const words = css({ display: 'grid', justifyItems: 'start', gap: 12 })

/** Why the wallet of the last visit, or of this one, is not connected. `Announcements` reads out that the wallet has ended it. */
export const LostWallet = observer(function LostWallet() {
  const { connection } = useModels()
  const { lost, isEndedByWallet, acceptAccount } = connection
  if (isEndedByWallet) {
    return (
      <Notice kind="warning" isSilent>
        {walletFailures.unauthorized}
      </Notice>
    )
  }
  if (lost === undefined) return undefined
  const offered = offeredAccount(lost)
  return (
    <Notice kind="warning">
      <div css={words}>
        {lostWalletText(lost)}
        {offered && (
          <>
            <FullAddress address={offered} />
            <Button isSmall onClick={acceptAccount}>
              {accountText.lost.useOtherAccount}
            </Button>
          </>
        )}
      </div>
    </Notice>
  )
})
