import type { Address } from '#domain/address.ts'
import type { ContractAbi } from '#domain/contract/contract-types.ts'
import { localAddresses } from './local-addresses.ts'

/** What each module in `contracts/generated/` exports. */
export interface TeamContract<ABI extends ContractAbi = ContractAbi> {
  readonly name: string
  readonly abi: ABI
  /** On public chains, by chain id. */
  readonly addresses: Readonly<Record<number, Address>>
}

/** Where a contract is on a chain, as `contract()` takes it; undefined where it is not. Local chains come first. */
export function contractOn<const ABI extends ContractAbi>(
  { name, abi, addresses }: TeamContract<ABI>,
  chainId: number
): { readonly address: Address; readonly abi: ABI } | undefined {
  const address = localAddresses[name]?.[chainId] ?? addresses[chainId]
  return address === undefined ? undefined : { address, abi }
}
