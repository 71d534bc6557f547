import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import type { Chain } from '#domain/chain/chain.ts'
import { activityText } from '#domain/text/activity.ts'
import type { ActivityState } from '#domain/transaction/activity-entry.ts'
import type { ActivityFilter } from '#domain/transaction/activity-filter.ts'
import { color, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { TextField } from '#ui/views/parts/text-field.tsx'

const fields = css({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '@media (min-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-of-type': { gridColumn: 'auto' }
  }
})

const field = css({
  display: 'grid',
  alignSelf: 'start',
  gap: 4,
  marginBlockEnd: 8,
  '& label': { ...type.small, fontWeight: weight.medium },
  '& select': {
    inlineSize: '100%',
    minBlockSize: size.touch + 4,
    paddingInline: 12,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    backgroundColor: color.surface,
    color: color.text,
    font: 'inherit'
  },
  '& select:hover': { borderColor: color.text }
})

const STATES: readonly ActivityState[] = ['pending', 'confirmed', 'failed', 'replaced']

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
        onChange={(value) => onChange({ ...filter, chainId: value === '' ? undefined : Number(value) })}
      >
        <option value="">{activityText.everyNetwork}</option>
        {chains.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={activityText.state}
        value={filter.state ?? ''}
        onChange={(value) => onChange({ ...filter, state: STATES.find((state) => state === value) })}
      >
        <option value="">{activityText.states.all}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {activityText.states[state]}
          </option>
        ))}
      </SelectField>
    </form>
  )
}

interface SelectFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const id = useId()
  return (
    <div css={field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  )
}
