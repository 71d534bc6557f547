import type { Address } from '#domain/address.ts'
import type { NameRequests } from './name-requests.ts'

/** What an RPC library does for the name services. */
export interface EnsLibrary {
  /** The name normalised by ENSIP-15. @throws Error if the text cannot be a name */
  normalise(text: string): string
  /** A client of the library, or of its ABI (`resolverClient`), for one read. It follows offchain lookups, and all its requests go through `requests`. */
  connect(requests: NameRequests, names: NamesContract): EnsClient
}

export interface NamesContract {
  readonly chainId: number
  readonly universalResolver: Address
}

/** Names are normalised. Nothing for an empty record; every revert is thrown. */
export interface EnsClient {
  /** As the account set it, perhaps not normalised; the contract has verified that it resolves back to the account. */
  getName(account: Address): Promise<string | null | undefined>
  getAddress(name: string): Promise<Address | null | undefined>
  getText(name: string, key: string): Promise<string | null | undefined>
  callToken(contract: Address, name: TokenFunction, values: readonly unknown[]): Promise<unknown>
}

const id = { name: 'id', type: 'uint256' } as const

/** What avatars need of ERC-721 and ERC-1155. */
export const tokenAbi = [
  { type: 'function', name: 'tokenURI', stateMutability: 'view', inputs: [id], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'uri', stateMutability: 'view', inputs: [id], outputs: [{ type: 'string' }] },
  { type: 'function', name: 'ownerOf', stateMutability: 'view', inputs: [id], outputs: [{ type: 'address' }] },
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }, id],
    outputs: [{ type: 'uint256' }]
  }
] as const

export type TokenFunction = (typeof tokenAbi)[number]['name']
