import { css } from '@emotion/react'
import type { Chain } from '#domain/chain/chain.ts'
import type { ActivityFilter } from '#domain/transaction/activity-filter.ts'
import { TRANSACTION_STATUSES } from '#domain/transaction/fate.ts'
import { accountText } from '#ui/text/account.ts'
import { activityText } from '#ui/text/activity.ts'
import { SelectField } from '#ui/views/parts/select-field.tsx'
import { TextField } from '#ui/views/parts/text-field.tsx'

const fields = css({
  display: 'grid',
  gap: '4px 16px',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > * + *': { marginBlockEnd: 8 },
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@media (min-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' }
  }
})

interface ActivityFiltersProps {
  readonly chains: readonly Chain[]
  readonly filter: ActivityFilter
  readonly onChange: (filter: ActivityFilter) => void
}

/** Search, network and status; each narrows what the others leave. */
export function ActivityFilters({ chains, filter, onChange }: ActivityFiltersProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers that the page supports do not know <search>
    <form role="search" css={fields} aria-label={activityText.filters} onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={activityText.search}
        hint={activityText.searchHint}
        autoComplete="off"
        spellCheck={false}
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <SelectField
        label={activityText.network}
        value={String(filter.chainId ?? '')}
        onChange={({ target: { value } }) => onChange({ ...filter, chainId: value === '' ? undefined : Number(value) })}
      >
        <option value="">{activityText.everyNetwork}</option>
        {chains.map(({ id, name }) => (
          <option key={id} value={id} translate="no">
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={activityText.state}
        value={filter.status ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ ...filter, status: TRANSACTION_STATUSES.find((status) => status === value) })
        }
      >
        <option value="">{activityText.everyState}</option>
        {TRANSACTION_STATUSES.map((status) => (
          <option key={status} value={status}>
            {accountText.transactions.statuses[status]}
          </option>
        ))}
      </SelectField>
    </form>
  )
}
