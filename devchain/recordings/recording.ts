import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import type { Address, Hex } from 'viem'

/** The contents of a recording, written together with it, since block hashes differ between recordings. */
export interface RecordingManifest {
  readonly chainId: number
  readonly firstBlock: number
  /** The head, and the only block that can be forked: older states are not recorded. */
  readonly forkBlock: number
  readonly forkBlockHash: Hex
  readonly contracts: {
    readonly multicall3: Address
    /** `TestDollar`: tUSD with 6 decimals, held by the ten test accounts; anyone can mint it. */
    readonly token: Address
    readonly reverter: Address
    /** `BaseUrl`: the base URL of the metadata below; set by names-gateway/base-url.ts. */
    readonly baseUrl: Address
    /** `TestCollectible` (ERC-721): tokens 1 to 10 belong to the ten test accounts; metadata under the base URL up to 5, on chain from 6. */
    readonly collectible: Address
    /** `TestEdition` (ERC-1155): the ten test accounts hold some of edition 7; metadata under the base URL, with `{id}`. */
    readonly edition: Address
  }
  readonly transactions: {
    readonly tokenTransfer: Hex
    readonly reverted: Hex
    readonly transfer: Hex
    /** Has a gas price and no type, as before EIP-2718. */
    readonly legacy: Hex
    readonly creation: Hex
    readonly collectibleTransfer: Hex
    readonly editionTransfer: Hex
  }
  /** Only on the names chain. */
  readonly names?: NamesManifest
}

export interface NamesManifest {
  readonly contracts: {
    /** At its Ethereum address. */
    readonly registry: Address
    /** At its Ethereum address; the code is `UniversalResolver` of devchain/recordings/contracts. */
    readonly universalResolver: Address
    readonly reverseRegistrar: Address
    readonly publicResolver: Address
    /** `OffchainNames`: resolves every name below `offchain.portside.eth`. */
    readonly offchainNames: Address
  }
  readonly names: readonly RecordedName[]
  /** Accounts whose reverse records need a check. */
  readonly accounts: {
    /** Claims a name that belongs to another account. */
    readonly liar: Address
    /** Its name is a wildcard below `offchain.portside.eth`, with records from the gateway. */
    readonly offchain: Address
    /** Its name looks like another one and is invalid under ENSIP-15, although it resolves to the account. */
    readonly lookalike: Address
  }
}

export interface RecordedName {
  readonly name: string
  /** Absent when the name has no records. */
  readonly address?: Address
  /** Whether the address has the name as its primary name. */
  readonly isPrimary: boolean
  /** The raw text record. */
  readonly avatar?: string
}

/** An account in anvil's state format. */
export interface AccountState {
  readonly code: Hex
  readonly storage: Readonly<Record<Hex, Hex>>
}

export function readManifest(chainId: number): RecordingManifest {
  return JSON.parse(readFileSync(recordingFile(chainId, 'manifest.json'), 'utf8'))
}

/** The JSON that anvil's `--load-state` takes. */
export function readState(chainId: number): string {
  return brotliDecompressSync(readFileSync(recordingFile(chainId, 'json.br'))).toString('utf8')
}

/** The recorded contracts, which a fork of a foreign node lacks. */
export function readContracts(chainId: number): ReadonlyMap<Address, AccountState> {
  const { accounts } = JSON.parse(readState(chainId)) as { accounts: Readonly<Record<string, AccountState>> }
  const byAddress = new Map(Object.entries(accounts).map(([address, account]) => [address.toLowerCase(), account]))
  const { contracts, names } = readManifest(chainId)
  return new Map(
    Object.values({ ...contracts, ...names?.contracts }).flatMap((address) => {
      const account = byAddress.get(address.toLowerCase())
      return account ? [[address, account]] : []
    })
  )
}

/** @throws Error when the chain is not the names chain. */
export function readNames(chainId: number): NamesManifest {
  const { names } = readManifest(chainId)
  if (!names) throw new Error(`The recording of chain ${chainId} has no names.`)
  return names
}

export function recordingFile(chainId: number, extension: 'manifest.json' | 'json.br'): string {
  return fileURLToPath(new URL(`./state/${chainId}.${extension}`, import.meta.url))
}
