import { observer } from 'mobx-react-lite'
import { useModels } from './models-context.ts'
import { NetworkResetNotices } from './network-reset-notices.tsx'
import { LiveRegion } from './parts/live-region.tsx'

/** Says what happened to transactions, wherever the visitor is on the page. */
export const Announcements = observer(function Announcements() {
  const { transactions } = useModels()
  return (
    <>
      <LiveRegion>{transactions.announcement}</LiveRegion>
      <NetworkResetNotices />
    </>
  )
})
