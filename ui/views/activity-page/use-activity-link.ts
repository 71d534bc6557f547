import { useCallback, useState } from 'react'
import { isHash } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { ActivityEntry } from '#domain/transaction/activity-entry.ts'
import type { ActivityFilter } from '#domain/transaction/activity-filter.ts'
import { TRANSACTION_STATUSES } from '#domain/transaction/fate.ts'
import { replaceQuery, useQuery } from '#ui/router.tsx'

/** The parameters of the page's address. */
const DETAIL = 'transaction'
const STATUS = 'status'
const NETWORK = 'network'
const SEARCH = 'search'

/** What the page's address asks for. */
interface Asked {
  readonly filter: ActivityFilter
  /** Of the entry in detail; undefined for none. */
  readonly key?: string | undefined
}

interface ActivityLink extends Asked {
  readonly open: (entry: ActivityEntry) => void
  readonly close: () => void
  readonly filterBy: (filter: ActivityFilter) => void
}

/**
 * The filters and the entry in detail, by the page's address, so that a reload, Back or a copied address shows the same. They are
 * shown even where a browser refuses to write the address.
 */
export function useActivityLink(chains: readonly Chain[]): ActivityLink {
  const query = useQuery()
  const [shown, setShown] = useState(() => ({ query, ...askedIn(query, chains) }))
  // A navigation to another address of the same page.
  if (shown.query !== query) setShown({ query, ...askedIn(query, chains) })
  const show = useCallback((asked: Asked) => {
    replaceQuery(queryOf(asked))
    setShown({ query: location.search, ...asked })
  }, [])
  const { filter, key } = shown
  const open = useCallback((entry: ActivityEntry) => show({ filter, key: activityKey(entry) }), [show, filter])
  const close = useCallback(() => show({ filter }), [show, filter])
  const filterBy = useCallback((next: ActivityFilter) => show({ filter: next, key }), [show, key])
  return { filter, key, open, close, filterBy }
}

/** What makes no sense is ignored, as is a network that is not configured. */
export function askedIn(query: string, chains: readonly Chain[]): Asked {
  const parameters = new URLSearchParams(query)
  const network = parameters.get(NETWORK)
  const chainId = chains.find(({ id }) => String(id) === network)?.id
  const status = TRANSACTION_STATUSES.find((each) => each === parameters.get(STATUS))
  const search = parameters.get(SEARCH) ?? ''
  const key = keyOf(parameters.get(DETAIL))
  return {
    filter: { search, ...(status && { status }), ...(chainId !== undefined && { chainId }) },
    ...(key && { key })
  }
}

/** Empty if everything is listed and nothing is in detail. */
export function queryOf({ filter: { search, status, chainId }, key }: Asked): string {
  const asked = { [STATUS]: status, [NETWORK]: chainId, [SEARCH]: search, [DETAIL]: key }
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/** An entry is the same object until it changes, and of thousands the keys take long to make. */
const keys = new WeakMap<ActivityEntry, string>()

export function activityKey(entry: ActivityEntry): string {
  const known = keys.get(entry)
  if (known !== undefined) return known
  const key = newKey(entry)
  keys.set(entry, key)
  return key
}

/** A transaction can have several transfers. */
function newKey(entry: ActivityEntry): string {
  if ('transaction' in entry) return `${entry.chain.id}-${entry.transaction.sent.hash}`
  const { hash, logIndex } = entry.transfer
  return `${entry.chain.id}-${hash}-${logIndex}`
}

/** Whether a link is about a transfer that was not sent from this page. */
export function isTransferKey(key: string): boolean {
  return key.split('-').length > 2
}

/** The address of this page with the entry in detail. */
export function linkOf(entry: ActivityEntry): string {
  return `${location.pathname}${queryOf({ filter: { search: '' }, key: activityKey(entry) })}`
}

function keyOf(written: string | null): string | undefined {
  const key = written?.toLowerCase()
  const [chainId = '', hash, logIndex = '0', ...rest] = key?.split('-') ?? []
  const isKey = /^\d+$/.test(chainId) && isHash(hash) && /^\d+$/.test(logIndex) && rest.length === 0
  return isKey ? key : undefined
}
