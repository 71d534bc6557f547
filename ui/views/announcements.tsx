import { observer } from 'mobx-react-lite'
import { accountText } from '#domain/text/account.ts'
import { useModels } from './models-context.ts'
import { NetworkResetNotices } from './network-reset-notices.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { Sentence } from './parts/untrusted-text.tsx'

/** Announces transaction changes, unsaved disconnects and network resets on every page. */
export const Announcements = observer(function Announcements() {
  const { connection, transactions } = useModels()
  const { unforgotten } = connection
  return (
    <>
      <LiveRegion>{transactions.announcement}</LiveRegion>
      <LiveRegion>{unforgotten && <Sentence of={accountText.lost.unforgotten} name={unforgotten.name} />}</LiveRegion>
      <NetworkResetNotices />
    </>
  )
})
