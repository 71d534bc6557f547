import { useEffect } from 'react'
import { shortenAddress } from '#domain/address.ts'
import { accountText } from '#ui/text/account.ts'
import { sendText } from '#ui/text/send.ts'
import { walletFailures } from '#ui/text/wallet-failures.ts'
import { observer } from '#ui/views/observer.ts'
import { announcementText } from '#ui/words/announcement.ts'
import { walletName } from '#ui/words/wallet.ts'
import { useModels } from './models-context.ts'
import { keepFocus } from './parts/kept-focus.ts'
import { LiveRegion } from './parts/live-region.tsx'
import { formatNumber } from './parts/number.ts'
import { Sentence } from './parts/untrusted-text.tsx'

/**
 * For a visit with an account, on every page: keeps the focus, and announces transaction changes, the wallet's moves, ended sessions,
 * unsaved disconnects and requests left open.
 */
export const Announcements = observer(function Announcements() {
  const { chainSwitch, connection, paymentForm, session, signIn, transactions } = useModels()
  useEffect(keepFocus, [])
  const { announcement } = transactions
  const { unsavedDisconnect } = connection
  return (
    <>
      <LiveRegion>{announcement && announcementText(announcement, formatNumber)}</LiveRegion>
      <LiveRegion>
        {connection.isEndedByWallet && walletFailures.unauthorized}
        {connection.active && !connection.chain && accountText.buttons.wrongNetwork}
        {chainSwitch.movedTo && accountText.buttons.chainButton(chainSwitch.movedTo.name)}
      </LiveRegion>
      <LiveRegion>{signIn.isLeftOpen && !connection.active && accountText.signIn.stillOpen}</LiveRegion>
      <LiveRegion>{session.hasEnded && accountText.signIn.ended}</LiveRegion>
      <LiveRegion>
        {session.left && accountText.signIn.left(shortenAddress(session.left))}
        {session.left && paymentForm.isReviewClosed && ` ${sendText.isSent.no}`}
      </LiveRegion>
      <LiveRegion>
        {unsavedDisconnect && <Sentence of={accountText.lost.unsavedDisconnect} name={walletName(unsavedDisconnect)} />}
      </LiveRegion>
    </>
  )
})
