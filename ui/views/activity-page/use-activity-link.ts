import { useCallback, useState } from 'react'
import { isHash } from '#domain/address.ts'
import type { ActivityEntry } from '#domain/transaction/activity-entry.ts'

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
  const show = useCallback((next: string | undefined) => {
    history.replaceState(history.state, '', next === undefined ? location.pathname : `?${PARAMETER}=${next}`)
    setKey(next)
  }, [])
  const open = useCallback((entry: ActivityEntry) => show(activityKey(entry)), [show])
  const close = useCallback(() => show(undefined), [show])
  return { key, open, close }
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
  return `${location.pathname}?${PARAMETER}=${activityKey(entry)}`
}

function keyIn(search: string): string | undefined {
  const key = new URLSearchParams(search).get(PARAMETER)?.toLowerCase()
  const [chainId = '', hash, logIndex = '0', ...rest] = key?.split('-') ?? []
  const isKey = /^\d+$/.test(chainId) && isHash(hash) && /^\d+$/.test(logIndex) && rest.length === 0
  return isKey ? key : undefined
}
