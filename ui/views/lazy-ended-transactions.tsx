import { useEffect, useState } from 'react'
import { announcementText } from '#ui/words/announcement.ts'
import { useModels } from './models-context.ts'
import { observer } from './observer.ts'
import { lazyView } from './parts/lazy-view.tsx'
import { LiveRegion } from './parts/live-region.tsx'
import { formatNumber } from './parts/number.ts'

const onPage = lazyView(async () => (await import('./ended-transactions.tsx')).EndedTransactions)
const inDialog = lazyView(async () => (await import('./ended-transactions.tsx')).EndedInDialog)

/** Loaded with the first transaction that ends where nobody sees it. */
export const LazyEndedTransactions = observer(function LazyEndedTransactions() {
  return useModels().endedTransactions.all.length > 0 && <onPage.View fallback={undefined} />
})

/** News of transactions in an open dialog, which covers the page: screen readers ignore the page's own live region then. */
export const DialogFoot = observer(function DialogFoot() {
  const { endedTransactions, transactions } = useModels()
  const { announcement } = transactions
  const [heardBefore] = useState(announcement)
  useEffect(() => endedTransactions.openDialog(), [endedTransactions])
  return (
    <>
      <LiveRegion>
        {announcement && announcement !== heardBefore && announcementText(announcement, formatNumber)}
      </LiveRegion>
      {endedTransactions.inDialog.length > 0 && <inDialog.View fallback={undefined} />}
    </>
  )
})
