import type { Address, Hex } from '#domain/address.ts'
import { isSameAddress } from '#domain/address.ts'
import { CLIENT_GATEWAY, type ContractReader, RevertedCall } from './contract-reader.ts'
import { dnsEncode } from './dns-encode.ts'
import type { EnsLibrary } from './ens-library.ts'
import { textOf } from './text-of.ts'

/** Errors by which the Universal Resolver reports that there is no record, or an inconsistent one (ENSIP-23). */
const NOTHING_FOUND = [
  'ResolverNotFound(bytes)',
  'ResolverNotContract(bytes,address)',
  'UnsupportedResolverProfile(bytes4)',
  'ResolverError(bytes)',
  'ReverseAddressMismatch(string,bytes)',
  'DNSDecodingFailed(bytes)',
  'DNSEncodingFailed(string)'
]
const ETHER_COIN_TYPE = 60n
const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

/** Reads all records of a name through one contract, wherever they are stored. */
export class UniversalResolver {
  readonly #contracts: ContractReader
  readonly #library: EnsLibrary
  readonly #address: Address

  constructor(contracts: ContractReader, library: EnsLibrary, address: Address) {
    this.#contracts = contracts
    this.#library = library
    this.#address = address
  }

  /** As the account set it, perhaps not normalised; the contract has verified that it resolves back to the account. */
  async findName(account: Address): Promise<string | undefined> {
    const signature = 'reverseWithGateways(bytes,uint256,string[])'
    const values = [account.toLowerCase(), ETHER_COIN_TYPE, [CLIENT_GATEWAY]]
    const found = await this.#unlessNothing(
      this.#contracts.read(this.#address, signature, values, ['bytes', 'address', 'address'])
    )
    return found && textOf(found[0])
  }

  /** `name` is normalised. */
  async findAddress(name: string): Promise<Address | undefined> {
    const record = await this.#findRecord(name, 'addr(bytes32)')
    if (record === undefined) return undefined
    const [address] = this.#contracts.decode(['address'], record) as [Address]
    return isSameAddress(address, ZERO_ADDRESS) ? undefined : address
  }

  /** `name` is normalised. Undefined for an empty text as well. */
  async findText(name: string, key: string): Promise<string | undefined> {
    const record = await this.#findRecord(name, 'text(bytes32,string)', key)
    return record && textOf(this.#contracts.decode(['bytes'], record)[0])
  }

  /** The resolver's answer; undefined if there is no resolver or no record. */
  async #findRecord(name: string, question: string, ...values: readonly unknown[]): Promise<Hex | undefined> {
    const encoded = dnsEncode(name)
    if (encoded === undefined) return undefined
    const call = this.#contracts.encodeCall(question, [this.#library.namehash(name), ...values])
    const signature = 'resolveWithGateways(bytes,bytes,string[])'
    const found = await this.#unlessNothing(
      this.#contracts.read(this.#address, signature, [encoded, call, [CLIENT_GATEWAY]], ['bytes', 'address'])
    )
    const record = found?.[0] as Hex | undefined
    return record === '0x' ? undefined : record
  }

  async #unlessNothing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
    try {
      return await reading
    } catch (error) {
      if (error instanceof RevertedCall && this.#saysNothing(error.data)) return undefined
      throw error
    }
  }

  #saysNothing(revert: Hex): boolean {
    return NOTHING_FOUND.some((signature) => revert.startsWith(this.#library.selector(signature)))
  }
}
