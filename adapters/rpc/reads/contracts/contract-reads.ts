import type { AbiFunction } from 'abitype'
import { RevertedRead } from '#adapters/rpc/endpoint/node-error.ts'
import type { Address, Hex } from '#domain/address.ts'
import { checkValues, resultOf } from '#domain/contract/abi-values.ts'
import type { CallSender, ContractCall, SentCall } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Revert } from '#domain/contract/revert.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import type { RpcChain } from '../rpc-chain.ts'
import type { AbiCodec } from './abi-codec.ts'

/** Single calls of one chain's contracts. */
export class ContractReads {
  readonly #chain: RpcChain

  constructor(chain: RpcChain) {
    this.#chain = chain
  }

  /** The result of the call, from `sender` if there is one. */
  async read(call: ContractCall, at: ReadAt = {}, sender?: CallSender): Promise<unknown> {
    const data = encodeCall(this.#chain.codec, call)
    const [result] = await Promise.all([
      this.#orRevert(call, this.#chain.call({ to: addressOf(call), data, ...at, ...sender })),
      // Without outputs, only its code tells a contract from any other address.
      call.fragment.outputs.length === 0 && this.assertCode(call, at)
    ])
    return this.decode(call, result, at)
  }

  async estimate(call: ContractCall, sender: CallSender): Promise<bigint> {
    const data = encodeCall(this.#chain.codec, call)
    const [gas] = await Promise.all([
      this.#orRevert(call, this.#chain.estimateGas({ to: addressOf(call), data, ...sender })),
      this.assertCode(call)
    ])
    return gas
  }

  /** Undefined if the call does not revert. */
  async explain(sent: SentCall, errors: ContractCall['errors'], at: ReadAt): Promise<Revert | undefined> {
    try {
      await this.#chain.call({ ...sent, ...at })
      return undefined
    } catch (error) {
      if (error instanceof RevertedRead) return this.#revert(errors, error)
      throw error
    }
  }

  /** @throws ContractError if `data` is not the call's result. */
  async decode(call: ContractCall, data: Hex, at: ReadAt = {}): Promise<unknown> {
    if (data === '0x' && call.fragment.outputs.length > 0) await this.assertCode(call, at)
    return decodeResult(this.#chain.codec, call, data)
  }

  /** @throws ContractError if there is no contract at the call's address. */
  async assertCode(call: ContractCall, at: ReadAt = {}): Promise<void> {
    if ((await this.#chain.getCode(addressOf(call), at)) !== '0x') return
    const { address } = call
    throw new ContractError('no-code', `There is no contract at ${address}.`, { address })
  }

  revertOf(call: ContractCall, data: Hex): ContractError {
    return this.#reverted(call, readRevert(this.#chain.codec, call.errors, data))
  }

  #reverted(call: ContractCall, revert: Revert, cause?: unknown): ContractError {
    const { address } = call
    return new ContractError('reverted', `${nameOf(call)} reverted.`, { address, revert, cause })
  }

  /** Some nodes return the contract's reason only in their words. */
  #revert(errors: ContractCall['errors'], { data, reason }: RevertedRead): Revert {
    return reason === undefined ? readRevert(this.#chain.codec, errors, data) : { type: 'reason', message: reason }
  }

  async #orRevert<Result>(call: ContractCall, reading: Promise<Result>): Promise<Result> {
    try {
      return await reading
    } catch (error) {
      throw error instanceof RevertedRead ? this.#reverted(call, this.#revert(call.errors, error), error) : error
    }
  }
}

/** @throws ContractError if the address or an argument is not what the ABI requires. */
export function encodeCall(codec: AbiCodec, { address, fragment, args }: ContractCall): Hex {
  checkAddress(codec, address)
  checkValues(fragment.inputs, args)
  try {
    return encodeData(codec, fragment, args)
  } catch (cause) {
    throw new ContractError('invalid-arguments', String(cause), { address, cause })
  }
}

/** Each is a hash, which takes longer than the rest of a call's encoding: hundreds of tokens are asked with the same one. */
const selectors = new WeakMap<AbiFunction, Hex>()

function encodeData(codec: AbiCodec, fragment: AbiFunction, args: readonly unknown[]): Hex {
  const selector = selectors.get(fragment)
  if (selector) return `${selector}${codec.encode(fragment.inputs, args).slice(2)}`
  const data = codec.encodeCall(fragment, args)
  selectors.set(fragment, `0x${data.slice(2, SELECTOR_LENGTH)}`)
  return data
}

/** @throws ContractError if it is not an address, or its EIP-55 checksum is wrong. */
export function checkAddress(codec: AbiCodec, address: Address): void {
  try {
    codec.encode([{ type: 'address' }], [address])
  } catch (cause) {
    throw new ContractError('invalid-address', `${address} is not an address.`, { address, cause })
  }
}

/** `Error(string)` and `Panic(uint256)`, Solidity's own. */
const ERROR_SELECTOR = '0x08c379a0'
const PANIC_SELECTOR = '0x4e487b71'
const SELECTOR_LENGTH = ERROR_SELECTOR.length

function decodeResult(codec: AbiCodec, call: ContractCall, data: Hex): unknown {
  const { outputs } = call.fragment
  try {
    const values = outputs.length === 0 ? [] : codec.decodeResult(call.fragment, data)
    if (!codec.isCanonical(outputs, values, data)) throw new TypeError('the encoding is not canonical')
    return resultOf(values)
  } catch (cause) {
    const { address } = call
    throw new ContractError('undecodable', `${nameOf(call)} returned something else.`, { address, cause })
  }
}

function readRevert(codec: AbiCodec, errors: ContractCall['errors'], data: Hex): Revert {
  const unknown = { type: 'unknown', data } as const
  if (data.length < SELECTOR_LENGTH) return unknown
  try {
    const { name, inputs = [], args = [] } = codec.decodeError(errors, data) ?? {}
    if (!name || !codec.isCanonical(inputs, args, `0x${data.slice(SELECTOR_LENGTH)}`)) return unknown
    const [first] = args
    if (data.startsWith(ERROR_SELECTOR)) return { type: 'reason', message: String(first) }
    if (data.startsWith(PANIC_SELECTOR)) return { type: 'panic', code: BigInt(String(first)) }
    return { type: 'custom', name, args }
  } catch {
    return unknown
  }
}

/** The libraries check the checksum of every address again. */
function addressOf({ address }: ContractCall): Address {
  return address.toLowerCase() as Address
}

function nameOf({ fragment: { name } }: { readonly fragment: AbiFunction }): string {
  return `The function ${name}`
}
