import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'

/** A term, and what stands beside it. */
export type ReviewRow = readonly [term: string, value: ReactNode]

const list = css(type.small, {
  display: 'grid',
  gap: 12,
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  backgroundColor: color.sunken,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  // On a line of its own it takes all of it.
  '& dt': { flex: '1 0 88px', color: color.secondary },
  // Below its term where there is no room for an address beside it.
  '& dd': { flex: '99 1 176px', fontWeight: weight.medium, overflowWrap: 'anywhere' },
  // A number is not broken as long as it fits on a line of its own.
  '& dd.plain': { flexBasis: 'max-content' }
})

/** What a visitor reviews before the wallet is asked. */
export function ReviewList({ label, rows }: { readonly label: string; readonly rows: readonly ReviewRow[] }) {
  return (
    <dl css={list} aria-label={label}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={typeof value === 'string' ? 'plain' : undefined}>
            {typeof value === 'string' ? <bdi translate="no">{value}</bdi> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
