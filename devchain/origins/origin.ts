import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Address, Hex } from '#domain/address.ts'

/** What a recording holds, written together with it: block hashes differ from recording to recording. */
export interface OriginManifest {
  readonly chainId: number
  readonly firstBlock: number
  /** The head, and the only block that can be forked: older states are not kept. */
  readonly forkBlock: number
  readonly forkBlockHash: Hex
  readonly contracts: {
    readonly multicall3: Address
    /** `TestDollar`: tUSD with 6 decimals, held by the ten test accounts, minted by anybody. */
    readonly token: Address
    readonly reverter: Address
  }
  readonly transactions: {
    readonly tokenTransfer: Hex
    readonly reverted: Hex
    readonly transfer: Hex
    /** Has a gas price and no type, as transactions had before EIP-2718. */
    readonly legacy: Hex
  }
}

/** One account of anvil's own state format. */
export interface AccountState {
  readonly code: Hex
  readonly storage: Readonly<Record<Hex, Hex>>
}

export function readManifest(chainId: number): OriginManifest {
  return JSON.parse(readFileSync(originFile(chainId, 'manifest.json'), 'utf8'))
}

/** The JSON that anvil's `--load-state` takes. */
export function readState(chainId: number): string {
  return brotliDecompressSync(readFileSync(originFile(chainId, 'json.br'))).toString('utf8')
}

/** The recorded contracts that a fork of a foreign node lacks. */
export function readContracts(chainId: number): ReadonlyMap<Address, AccountState> {
  const { accounts } = JSON.parse(readState(chainId)) as { accounts: Readonly<Record<string, AccountState>> }
  const byAddress = new Map(Object.entries(accounts).map(([address, account]) => [address.toLowerCase(), account]))
  return new Map(
    Object.values(readManifest(chainId).contracts).flatMap((address) => {
      const account = byAddress.get(address.toLowerCase())
      return account ? [[address, account]] : []
    })
  )
}

export function originFile(chainId: number, extension: 'manifest.json' | 'json.br'): string {
  return fileURLToPath(new URL(`./state/${chainId}.${extension}`, import.meta.url))
}
