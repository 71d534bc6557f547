import { css } from '@emotion/react'
import { useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import type { Address } from '#domain/address.ts'
import { activityOf, isNothing, lookAlikes } from '#domain/transaction/activity-entry.ts'
import { type ActivityFilter, filterActivity } from '#domain/transaction/activity-filter.ts'
import { TokenTransfers } from '#ui/models/transaction/token-transfers.ts'
import { accountText } from '#ui/text/account.ts'
import { activityText } from '#ui/text/activity.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useLanguage } from '#ui/views/language-context.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { ClearedNotice, useClearing } from '#ui/views/parts/clear-transactions.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { Panel } from '#ui/views/parts/panel.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { entryText } from '#ui/words/activity.ts'
import { ActivityDetail } from './activity-detail.tsx'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { TransferDetail } from './transfer-detail.tsx'
import { TransferSearches } from './transfer-searches.tsx'
import { activityKey, isTransferKey, useActivityLink } from './use-activity-link.ts'
import { usePreparedHistory } from './use-prepared-history.ts'

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

const nothings = css(type.small, {
  marginBlockEnd: 12,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: 32, cursor: 'pointer' },
  '& input': { inlineSize: 18, blockSize: 18, accentColor: color.accent },
  '& p': { color: color.secondary }
})

const everything: ActivityFilter = { search: '' }

/** The account's history and transfers, once all records are read: counts, filters and exports are of everything. */
export const Activity = observer(function Activity({ account }: { readonly account: Address }) {
  const isPrepared = usePreparedHistory(useModels().transactions.lists)
  if (isPrepared) return <Everything account={account} />
  return (
    <Panel title={activityText.list}>
      <p css={nothing} role="status">
        <Spinner />
        {activityText.readingHistory}
      </p>
    </Panel>
  )
})

/** Filtered, exported, and in detail. */
const Everything = observer(function Everything({ account }: { readonly account: Address }) {
  const { settings, transactions } = useModels()
  const { lists } = transactions
  const { history, isDamaged, hasNewer } = lists
  const searches = useTokenTransfers(account)
  const found = searches.map(({ chain, transfers }) => ({ chain, transfers }))
  const link = useActivityLink(settings.chains)
  const { filter } = link
  const applied = useDeferredValue(filter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `found` is new in each drawing, its lists of transfers only when they change
  const entries = useMemo(() => activityOf(history, found), [history, ...found.map(({ transfers }) => transfers)])
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the searched texts change with the page's language
  const shown = useMemo(() => filterActivity(entries, applied, entryText), [entries, applied, language])
  const lookAlikeOf = useMemo(() => lookAlikes(account, entries), [account, entries])
  // A frame after the rest: thousands of entries are placed before the first is drawn.
  const hasList = useDeferredValue(true, false)
  const nothingCount = useMemo(() => entries.filter(isNothing).length, [entries])
  const listed = entries.length - (filter.withNothing ? 0 : nothingCount)
  const clearing = useClearing(settings.chains.map(({ id }) => id))
  const detailed = link.key === undefined ? undefined : entries.find((entry) => activityKey(entry) === link.key)
  return (
    <Panel
      title={activityText.list}
      action={
        clearing.canClear && (
          <Button kind="quiet" isSmall ref={clearing.replacement} onClick={clearing.clear}>
            {clearing.label}
          </Button>
        )
      }
    >
      <div css={notices}>
        {isDamaged && <Notice kind="warning">{accountText.transactions.damaged}</Notice>}
        {hasNewer && <Notice kind="warning">{transactionText.newer}</Notice>}
        {transactions.hasUnsaved && <Notice kind="warning">{transactionText.hasUnsaved}</Notice>}
        {link.key !== undefined && !detailed && <Missing linkKey={link.key} searches={searches} />}
      </div>
      {clearing.count > 0 && <ClearedNotice clearing={clearing} />}
      {entries.length === 0 && clearing.count === 0 && <p css={nothing}>{accountText.account.noTransactions}</p>}
      <TransferSearches searches={searches.filter(({ chain }) => [undefined, chain.id].includes(filter.chainId))} />
      {entries.length > 0 && (
        <>
          <ActivityFilters chains={settings.chains} filter={filter} onChange={link.filterBy} />
          <div css={bar}>
            <p role="status">
              {countText({ shown: shown.length, all: listed, isMixed: entries.length > history.length })}
            </p>
            {shown.length > 0 && <ExportButtons entries={shown} />}
          </div>
          {nothingCount > 0 && (
            <NothingSwitch
              count={nothingCount}
              isOn={filter.withNothing === true}
              onChange={(withNothing) => link.filterBy({ ...filter, withNothing })}
            />
          )}
          {shown.length === 0 && listed > 0 && (
            <div css={nothing}>
              {activityText.noneMatch}
              <Button isSmall onClick={() => link.filterBy(everything)}>
                {activityText.showAll}
              </Button>
            </div>
          )}
          {hasList && (
            <ActivityList
              entries={shown}
              lookAlikeOf={lookAlikeOf}
              hasUnsaved={transactions.hasUnsaved}
              onOpen={link.open}
            />
          )}
        </>
      )}
      {detailed && 'transaction' in detailed && <ActivityDetail entry={detailed} onClose={link.close} />}
      {detailed && 'transfer' in detailed && (
        <TransferDetail entry={detailed} lookAlike={lookAlikeOf(detailed.transfer)} onClose={link.close} />
      )}
    </Panel>
  )
})

interface Counts {
  readonly shown: number
  readonly all: number
  /** Whether transfers are among them. */
  readonly isMixed: boolean
}

function countText({ shown, all, isMixed }: Counts): string {
  const [everything, some] = isMixed
    ? [activityText.shownWithTransfers, activityText.shownOfWithTransfers]
    : [activityText.shown, activityText.shownOf]
  return shown === all ? everything(all, formatNumber(all)) : some(formatNumber(shown), all, formatNumber(all))
}

interface MissingProps {
  readonly linkKey: string
  readonly searches: readonly TokenTransfers[]
}

/** What a link is about is missing; of a transfer that is not known while it may still be found. */
const Missing = observer(function Missing({ linkKey, searches }: MissingProps) {
  if (!isTransferKey(linkKey)) return <Notice kind="warning">{activityText.notHere}</Notice>
  if (searches.some(({ progress }) => progress.status === 'reading')) return undefined
  return <Notice kind="warning">{activityText.transfers.notFound}</Notice>
})

interface NothingSwitchProps {
  readonly count: number
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function NothingSwitch({ count, isOn, onChange }: NothingSwitchProps) {
  const id = useId()
  const { withNothing, aboutNothing } = activityText.transfers
  return (
    <div css={nothings}>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          aria-describedby={id}
        />
        {withNothing(formatNumber(count))}
      </label>
      <p id={id}>{aboutNothing}</p>
    </div>
  )
}

/** Reads transfers of an account, always the same one, on each network with tokens, until the page is left. */
function useTokenTransfers(account: Address): readonly TokenTransfers[] {
  const { settings, pagePorts } = useModels()
  const [searches] = useState(() =>
    settings.chains
      .filter(({ tokens = [] }) => tokens.length > 0)
      .map((chain) => new TokenTransfers(pagePorts, { account, chain }))
  )
  useEffect(() => {
    const stops = searches.map((each) => each.watch())
    return () => stops.forEach((stop) => void stop())
  }, [searches])
  return searches
}
