import type { Revert } from './contract-error.ts'
import { panicOf } from './panic.ts'

/** Bound how much of an error's arguments is put into words. */
const MAX_ENTRIES = 8
const MAX_DEPTH = 3
const MAX_TEXT = 200

/** The contract's own words, to be made plain and shown isolated; empty if it has none. */
export function revertWords(revert: Revert): string {
  switch (revert.type) {
    case 'reason':
      return revert.message
    case 'panic':
      return panicOf(revert.code) ? '' : `Panic 0x${revert.code.toString(16).padStart(2, '0')}`
    case 'custom':
      return `${revert.name}(${listOf(revert.args, 0)})`
    case 'unknown':
      return revert.data === '0x' ? '' : revert.data
  }
}

function listOf(values: readonly unknown[], depth: number): string {
  const words = values.slice(0, MAX_ENTRIES).map((value) => shown(value, depth))
  return [...words, ...(values.length > MAX_ENTRIES ? ['…'] : [])].join(', ')
}

function shown(value: unknown, depth: number): string {
  if (typeof value === 'string') return value.slice(0, MAX_TEXT)
  if (typeof value !== 'object' || value === null) return String(value)
  if (depth === MAX_DEPTH) return '…'
  return Array.isArray(value) ? `[${listOf(value, depth + 1)}]` : `(${listOf(Object.values(value), depth + 1)})`
}
