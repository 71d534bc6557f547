import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runsFolder } from '#devchain/processes/run-record.ts'
import { writeAtomically } from '#devchain/processes/write-atomically.ts'
import type { ChainInstance } from './chain-resets.ts'

const MAX_ACCOUNTS = 500

/** For devchains that people start; those in tests remember nothing across runs. */
export const walletMemoryFile = join(runsFolder, 'wallet-memory.json')

/**
 * The instance of a chain in which each account last sent a transaction. A file keeps it across runs, since wallets
 * remember their nonces when the whole devchain restarts.
 */
export class WalletMemory {
  readonly #path: string | undefined
  #lastSent: ReadonlyMap<string, ChainInstance>

  constructor(path?: string) {
    this.#path = path
    this.#lastSent = new Map(path === undefined ? [] : readEntries(path))
  }

  lastSent(chainId: number, account: string): ChainInstance | undefined {
    return this.#lastSent.get(keyOf(chainId, account))
  }

  note(chainId: number, account: string, instance: ChainInstance): void {
    const key = keyOf(chainId, account)
    if (this.#lastSent.get(key) === instance) return
    const path = this.#path
    // Another devchain may have added entries in the meantime.
    const known = new Map(path === undefined ? this.#lastSent : [...this.#lastSent, ...readEntries(path)])
    known.delete(key)
    this.#lastSent = new Map([...known, [key, instance] as const].slice(-MAX_ACCOUNTS))
    if (path === undefined) return
    mkdirSync(dirname(path), { recursive: true })
    writeAtomically(path, JSON.stringify([...this.#lastSent]))
  }
}

function keyOf(chainId: number, account: string): string {
  return `${chainId} ${account.toLowerCase()}`
}

/** Unreadable entries are dropped: they only save a manual reset of a wallet. */
function readEntries(path: string): readonly (readonly [string, ChainInstance])[] {
  try {
    const entries: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is readonly [string, ChainInstance] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')
}
