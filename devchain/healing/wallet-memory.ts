import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runsFolder } from '#devchain/processes/run-record.ts'
import { writeWhole } from '#devchain/processes/write-whole.ts'
import type { Incarnation } from './chain-resets.ts'

const MAX_ACCOUNTS = 500

/** For devchains that people start; those of tests remember nothing across runs. */
export const walletMemoryFile = join(runsFolder, 'wallet-memory.json')

/**
 * In which life of a chain each account last sent something: what a wallet may remember of it. With a file also across
 * runs, since a wallet remembers its nonces when the whole devchain was started again.
 */
export class WalletMemory {
  readonly #path: string | undefined
  #lastSent: ReadonlyMap<string, Incarnation>

  constructor(path?: string) {
    this.#path = path
    this.#lastSent = new Map(path === undefined ? [] : readEntries(path))
  }

  lastSent(chainId: number, account: string): Incarnation | undefined {
    return this.#lastSent.get(keyOf(chainId, account))
  }

  note(chainId: number, account: string, incarnation: Incarnation): void {
    const key = keyOf(chainId, account)
    if (this.#lastSent.get(key) === incarnation) return
    const path = this.#path
    // Another devchain may have noted something meanwhile.
    const known = new Map(path === undefined ? this.#lastSent : [...this.#lastSent, ...readEntries(path)])
    known.delete(key)
    this.#lastSent = new Map([...known, [key, incarnation] as const].slice(-MAX_ACCOUNTS))
    if (path === undefined) return
    mkdirSync(dirname(path), { recursive: true })
    writeWhole(path, JSON.stringify([...this.#lastSent]))
  }
}

function keyOf(chainId: number, account: string): string {
  return `${chainId} ${account.toLowerCase()}`
}

/** Whatever cannot be read is forgotten: it only ever spares somebody a repair by hand. */
function readEntries(path: string): readonly (readonly [string, Incarnation])[] {
  try {
    const entries: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is readonly [string, Incarnation] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
}
