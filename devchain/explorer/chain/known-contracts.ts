import { type Abi, type Address, getAddress, multicall3Abi, zeroAddress } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { isSameAddress } from '#devchain/address.ts'
import { MULTICALL3 } from '#devchain/recordings/multicall3.ts'
import type { NamesManifest, RecordingManifest } from '#devchain/recordings/recording.ts'
import { collectibleAbi, editionAbi, ensAbi, reverterAbi, tokenAbi } from './known-abis.ts'

export interface KnownContract {
  readonly address: Address
  readonly label: string
  readonly abi?: Abi
}

/** The faucet mints from its own account, so that no test account's nonce changes. */
export const FAUCET: Address = getAddress('0x00000000000000000000000000000000000fa0ce')

type Names<Manifest> = Manifest extends { readonly contracts: infer Contracts } ? keyof Contracts : never
type RecordedName = Names<RecordingManifest> | Names<NamesManifest>

const recordedNames: Readonly<Record<RecordedName, { readonly label: string; readonly abi?: Abi }>> = {
  multicall3: { label: 'Multicall3', abi: multicall3Abi },
  token: { label: 'Test Dollar', abi: tokenAbi },
  reverter: { label: 'Reverter', abi: reverterAbi },
  baseUrl: { label: 'Base URL' },
  collectible: { label: 'Test Collectible', abi: collectibleAbi },
  edition: { label: 'Test Edition', abi: editionAbi },
  registry: { label: 'ENS registry', abi: ensAbi },
  universalResolver: { label: 'ENS Universal Resolver' },
  reverseRegistrar: { label: 'ENS reverse registrar', abi: ensAbi },
  publicResolver: { label: 'ENS public resolver', abi: ensAbi },
  offchainNames: { label: 'ENS offchain names' }
}

/** The contracts of a chain's recording; without one, what an empty chain starts with and nearly every network has. */
export function initialContracts(manifest: RecordingManifest | undefined): readonly KnownContract[] {
  if (!manifest) return [{ address: MULTICALL3, ...recordedNames.multicall3 }]
  const { contracts, names } = manifest
  return Object.entries({ ...contracts, ...names?.contracts }).map(([name, address]) => {
    return { address, ...(recordedNames[name as RecordedName] ?? { label: name }) }
  })
}

/** The label of an address: test accounts as Dev Wallet numbers them, or a known contract's name. */
export function labelOf(contracts: readonly KnownContract[], address: Address): string | undefined {
  const account = testAccounts.findIndex((candidate) => isSameAddress(candidate, address))
  if (account >= 0) return `Account ${account + 1}`
  if (isSameAddress(address, FAUCET)) return 'Faucet'
  if (address === zeroAddress) return 'Zero address'
  return contractAt(contracts, address)?.label
}

export function contractAt(contracts: readonly KnownContract[], address: Address): KnownContract | undefined {
  return contracts.find((contract) => isSameAddress(contract.address, address))
}

/** Each ABI once. */
export function abisOf(contracts: readonly KnownContract[]): readonly Abi[] {
  return [...new Set(contracts.flatMap(({ abi }) => (abi ? [abi] : [])))]
}
