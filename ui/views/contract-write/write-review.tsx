import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Address } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { contractWriteText } from '#domain/text/contract-writes.ts'
import type { ShownWrite } from '#ui/models/contract/shown-write.ts'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { FullAddress } from '#ui/views/parts/full-address.tsx'

/** A term, and what stands beside it. */
export type ReviewRow = readonly [term: string, value: ReactNode]

const review = css(type.small, {
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
  '& dd': { flex: '99 1 176px', fontWeight: weight.medium, overflowWrap: 'anywhere' }
})

interface WriteReviewProps {
  readonly write: ShownWrite
  readonly account: Address
  readonly chain: Chain
  readonly rows?: readonly ReviewRow[] | undefined
}

/** What a visitor reviews before the wallet is asked. */
export function WriteReview({ write: { written, networkFee }, account, chain, rows = [] }: WriteReviewProps) {
  const { reviewed, terms, withNetworkFee } = contractWriteText
  const { symbol, decimals } = chain.nativeCurrency
  const amount = written.value ? `${formatUnits(written.value, decimals)} ${symbol}` : undefined
  const all: readonly ReviewRow[] = [
    ...rows,
    [terms.from, <FullAddress key="from" address={account} />],
    [terms.contract, <FullAddress key="contract" address={written.call.address} />],
    [terms.network, chain.name],
    ...(amount === undefined ? [] : [[terms.amount, amount] as const]),
    ...(networkFee ? [[networkFee.label, networkFee.text] as const] : []),
    ...(amount === undefined ? [] : [[terms.total, withNetworkFee(amount)] as const])
  ]
  return (
    <dl css={review} aria-label={reviewed}>
      {all.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
