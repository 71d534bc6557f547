import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { accountText } from '#domain/text/account.ts'
import { activityText } from '#domain/text/activity.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { type ActivityFilter, filterActivity } from '#domain/transaction/activity-filter.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { ClearedNotice, useClearing } from '#ui/views/parts/clear-transactions.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { Panel } from '#ui/views/parts/panel.tsx'
import { ActivityDetail } from './activity-detail.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { keyOf, useActivityLink } from './use-activity-link.ts'

const notices = css({ display: 'grid', gap: 8, '&:not(:empty)': { marginBlockEnd: 16 } })
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBlock: '8px 12px',
  '& > p': { ...type.small, color: color.secondary, fontVariantNumeric: 'tabular-nums' }
})
const nothing = css(type.small, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 8,
  color: color.secondary
})

const everything: ActivityFilter = { search: '' }

/** The account's history: filtered, exported, and in detail. */
export const Activity = observer(function Activity() {
  const { settings, transactions } = useModels()
  const { lists } = transactions
  const { history, isDamaged, hasNewer } = lists
  const [filter, setFilter] = useState(everything)
  const applied = useDeferredValue(filter)
  // The count, filters and exports are of everything.
  useEffect(() => lists.readRest(), [lists])
  const shown = useMemo(() => filterActivity(history, applied), [history, applied])
  const clearing = useClearing(settings.chains.map(({ id }) => id))
  const link = useActivityLink()
  const detailed = link.key === undefined ? undefined : history.find((entry) => keyOf(entry) === link.key)
  return (
    <Panel
      title={activityText.list}
      action={
        clearing.canClear && (
          <Button kind="quiet" isSmall ref={clearing.replacement} onClick={clearing.clear}>
            {transactionText.clearAll}
          </Button>
        )
      }
    >
      <div css={notices}>
        {isDamaged && <Notice kind="warning">{accountText.transactions.damaged}</Notice>}
        {hasNewer && <Notice kind="warning">{transactionText.newer}</Notice>}
        {transactions.hasUnsaved && <Notice kind="warning">{transactionText.hasUnsaved}</Notice>}
        {link.key !== undefined && !detailed && <Notice kind="warning">{activityText.notHere}</Notice>}
      </div>
      {clearing.count > 0 && <ClearedNotice clearing={clearing} />}
      {history.length === 0 && lists.isComplete && clearing.count === 0 && (
        <p css={nothing}>{accountText.account.noTransactions}</p>
      )}
      {history.length > 0 && (
        <>
          <ActivityFilters chains={settings.chains} filter={filter} onChange={setFilter} />
          <div css={bar}>
            <p role="status">{countText(shown.length, history.length)}</p>
            {shown.length > 0 && <ExportButtons entries={shown} />}
          </div>
          {shown.length === 0 && (
            <div css={nothing}>
              {activityText.noneMatch}
              <Button isSmall onClick={() => setFilter(everything)}>
                {activityText.showAll}
              </Button>
            </div>
          )}
          <ActivityList entries={shown} onOpen={link.open} />
        </>
      )}
      {detailed && <ActivityDetail entry={detailed} onClose={link.close} />}
    </Panel>
  )
})

function countText(shown: number, all: number): string {
  return shown === all
    ? activityText.shown(formatNumber(all))
    : activityText.shownOf(formatNumber(shown), formatNumber(all))
}
