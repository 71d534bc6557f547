import { accountText } from '#ui/text/account.ts'
import { observer } from '#ui/views/observer.ts'
import { announcementText } from '#ui/words/announcement.ts'
import { walletName } from '#ui/words/wallet.ts'
import { useModels } from './models-context.ts'
import { LiveRegion } from './parts/live-region.tsx'
import { formatNumber } from './parts/number.ts'
import { Sentence } from './parts/untrusted-text.tsx'

/** Announces transaction changes, ended sessions, unsaved disconnects and requests left open on every page. */
export const Announcements = observer(function Announcements() {
  const { connection, session, signIn, transactions } = useModels()
  const { announcement } = transactions
  const { unsavedDisconnect } = connection
  return (
    <>
      <LiveRegion>{announcement && announcementText(announcement, formatNumber)}</LiveRegion>
      <LiveRegion>{signIn.isLeftOpen && !connection.active && accountText.signIn.stillOpen}</LiveRegion>
      <LiveRegion>{session.hasEnded && accountText.signIn.ended}</LiveRegion>
      <LiveRegion>
        {unsavedDisconnect && <Sentence of={accountText.lost.unsavedDisconnect} name={walletName(unsavedDisconnect)} />}
      </LiveRegion>
    </>
  )
})
