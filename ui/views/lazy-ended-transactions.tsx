import { useEffect, useState } from 'react'
import { announcementText } from '#ui/words/announcement.ts'
import { useModels } from './models-context.ts'
import { observer } from './observer.ts'
import { lazyView } from './parts/lazy-view.tsx'
import { formatNumber } from './parts/number.ts'
import { visuallyHidden } from './parts/visually-hidden.ts'

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
      {/* No status: a dialog's own is the only one in it. */}
      <div aria-live="polite" css={visuallyHidden}>
        {announcement && announcement !== heardBefore && announcementText(announcement, formatNumber)}
      </div>
      {endedTransactions.inDialog.length > 0 && <inDialog.View fallback={undefined} />}
    </>
  )
})
