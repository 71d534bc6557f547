import type { Address } from 'viem'
import { isAddress } from '#devchain/address.ts'
import type { Call } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import { isBytes, isQuantity } from '../hex-values.ts'
import { invalid, WalletError, type WalletErrorData } from '../wallet-error.ts'

/** The parameter of `wallet_sendCalls` (EIP-5792), checked. */
export interface CallBundle {
  readonly id: string | undefined
  readonly from: unknown
  readonly chainId: number
  readonly atomicRequired: boolean
  readonly calls: readonly Call[]
}

/** Of EIP-5792; its drafts had others, whose parameters mean something else. */
export const VERSION = '2.0.0'
const MAX_CALLS = 100
const MAX_ID_LENGTH = 4096

export const unsupportedCapability: WalletErrorData = {
  code: 5700,
  message: 'The wallet does not support a capability that the page requires.'
}
export const unsupportedChain: WalletErrorData = { code: 5710, message: 'The wallet does not support this chain.' }
export const duplicateId: WalletErrorData = { code: 5720, message: 'A bundle with this id already exists.' }
export const unknownBundle: WalletErrorData = { code: 5730, message: 'There is no bundle with this id.' }
export const tooManyCalls: WalletErrorData = { code: 5740, message: 'The bundle has too many calls.' }
export const notAtomic: WalletErrorData = { code: 5760, message: 'The wallet cannot make these calls atomically.' }

/** @throws WalletError -32602, 5700 or 5740. */
export function readCallBundle(parameter: unknown): CallBundle {
  const { version, id, from, chainId, atomicRequired, calls, capabilities } = fieldsOf(parameter)
  if (version !== VERSION) throw new WalletError(invalid(`Version not supported, expected ${VERSION}.`))
  if (!isQuantity(chainId, 53)) throw new WalletError(invalid('Expected a chainId.'))
  if (typeof atomicRequired !== 'boolean') throw new WalletError(invalid('Expected atomicRequired.'))
  if (!Array.isArray(calls) || calls.length === 0) throw new WalletError(invalid('Expected calls.'))
  if (id !== undefined && (typeof id !== 'string' || id === '' || id.length > MAX_ID_LENGTH)) {
    throw new WalletError(invalid('The id must be a string of at most 4096 characters.'))
  }
  if (calls.length > MAX_CALLS) throw new WalletError(tooManyCalls)
  assertNoneRequired(capabilities)
  return { id, from, chainId: Number(chainId), atomicRequired, calls: calls.map(readCall) }
}

function readCall(parameter: unknown): Call {
  const { to: given, value = '0x0', data = '0x', capabilities } = fieldsOf(parameter)
  // Some libraries write null for what is not given.
  const to = given ?? undefined
  if (to !== undefined && !isAddress(to)) throw new WalletError(invalid('Expected an address to call.'))
  if (!isQuantity(value, 256)) throw new WalletError(invalid('Expected a value.'))
  if (!isBytes(data)) throw new WalletError(invalid('Expected data.'))
  if (to === undefined && data === '0x') {
    throw new WalletError(invalid('Expected an address to call, or the code of a contract.'))
  }
  assertNoneRequired(capabilities)
  return { ...(to && { to: to.toLowerCase() as Address }), value: BigInt(value), data }
}

/** The wallet supports only `atomic`, which is not requested in this way. */
function assertNoneRequired(capabilities: unknown): void {
  const isRequired = (capability: unknown) => fieldsOf(capability)['optional'] !== true
  if (Object.values(fieldsOf(capabilities)).some(isRequired)) throw new WalletError(unsupportedCapability)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value)
}
