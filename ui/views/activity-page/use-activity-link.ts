import { useState } from 'react'
import type { ActivityEntry } from '#domain/transaction/activity-filter.ts'
import { isTransactionHash } from '#domain/transaction/transaction.ts'

const PARAMETER = 'transaction'

interface ActivityLink {
  /** Of the entry in detail, in the page's address. */
  readonly key: string | undefined
  readonly open: (entry: ActivityEntry) => void
  readonly close: () => void
}

/** The entry that the page's address asks for in detail, so that a reload or a copied link shows it again. */
export function useActivityLink(): ActivityLink {
  const [key, setKey] = useState(() => keyIn(location.search))
  const show = (next: string | undefined) => {
    history.replaceState(history.state, '', next === undefined ? location.pathname : `?${PARAMETER}=${next}`)
    setKey(next)
  }
  return { key, open: (entry) => show(keyOf(entry)), close: () => show(undefined) }
}

export function keyOf({ chain, transaction }: ActivityEntry): string {
  return `${chain.id}-${transaction.hash.toLowerCase()}`
}

/** The address of this page with the entry in detail. */
export function linkOf(entry: ActivityEntry): string {
  return `${location.pathname}?${PARAMETER}=${keyOf(entry)}`
}

function keyIn(search: string): string | undefined {
  const key = new URLSearchParams(search).get(PARAMETER)?.toLowerCase()
  const [chainId = '', hash] = key?.split('-') ?? []
  return /^\d+$/.test(chainId) && isTransactionHash(hash) ? key : undefined
}
