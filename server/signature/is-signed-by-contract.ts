import {
  BaseError,
  type Client,
  createClient,
  ExecutionRevertedError,
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  http,
  isErc6492Signature,
  isHex,
  parseAbi,
  size
} from 'viem'
import { getNodeError } from 'viem/utils'
import type { Address, Hex } from '#domain/address.ts'

export interface ContractSignature {
  readonly address: Address
  readonly chainId: number
  readonly message: string
  readonly signature: Hex
}

/** The longest valid response is a contract's code: 48 kB in hex, if a chain keeps Ethereum's limit. */
const MAX_ANSWER_BYTES = 256 * 1024

/** The validator looks for EIP-6492's mark in the last 32 bytes, and reverts without so many. */
const VALIDATOR_MIN_BYTES = 32

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
/** A contract's answer to a valid signature, compared as a whole: it is the call's own selector, which some contracts echo. */
const MAGIC_ANSWER = '0x1626ba7e'.padEnd(66, '0')

/**
 * Whether a contract account accepts the signature (EIP-1271), even before it is deployed (EIP-6492), in one `eth_call`.
 * Rejects when the node does not answer. README.md says why this is not viem's action.
 */
export async function isSignedByContract(
  signed: ContractSignature,
  nodeUrl: string,
  signal: AbortSignal
): Promise<boolean> {
  const { address, chainId, signature } = signed
  const node = nodeClient(nodeUrl, signal)
  const [canAnswer] = await Promise.all([
    isErc6492Signature(signature) || hasCode(node, address),
    assertServes(node, chainId)
  ])
  if (!canAnswer) return false
  try {
    if (size(signature) >= VALIDATOR_MIN_BYTES)
      return isTrue(await ask(node, 'eth_call', [{ data: validation(signed) }, 'latest']))
    return (await ask(node, 'eth_call', [{ to: address, data: question(signed) }, 'latest'])) === MAGIC_ANSWER
  } catch (cause) {
    if (isRevert(cause)) return false
    throw cause
  }
}

/** Contacts only the node: neither a contract (EIP-3668) nor a redirect sends it elsewhere. */
function nodeClient(nodeUrl: string, signal: AbortSignal): Client {
  return createClient({
    ccipRead: false,
    transport: http(nodeUrl, {
      fetchOptions: { signal, redirect: 'error' },
      maxResponseBodySize: MAX_ANSWER_BYTES,
      retryCount: 0,
      // The signal is the deadline, for the whole body too.
      timeout: 0
    })
  })
}

/** Checked each time: a node may move to another chain, where a contract proves nothing. */
async function assertServes(node: Client, chainId: number): Promise<void> {
  const served = Number(await ask(node, 'eth_chainId', []))
  if (served !== chainId) throw new Error(`it serves chain ${served}`)
}

/** An account without code cannot answer. A key that has delegated (EIP-7702) has code. */
async function hasCode(node: Client, address: Address): Promise<boolean> {
  return (await ask(node, 'eth_getCode', [address, 'latest'])) !== '0x'
}

function validation({ address, message, signature }: ContractSignature): Hex {
  return encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hashMessage(message), signature]
  })
}

/** For signatures that the validator cannot read, such as the `0x` of a message that a Safe has marked as signed on its chain. */
function question({ message, signature }: ContractSignature): Hex {
  return encodeFunctionData({
    abi: erc1271Abi,
    functionName: 'isValidSignature',
    args: [hashMessage(message), signature]
  })
}

async function ask(node: Client, method: string, params: readonly unknown[]): Promise<Hex> {
  const request = node.request as (request: { method: string; params: readonly unknown[] }) => Promise<unknown>
  const answer = await request({ method, params })
  if (!isHex(answer)) throw new Error(`it answered ${method} with no bytes`)
  return answer
}

function isTrue(answer: Hex): boolean {
  return answer !== '0x' && BigInt(answer) === 1n
}

/** The contract or the validator reverted; an offchain lookup (EIP-3668) counts too. */
function isRevert(cause: unknown): boolean {
  return cause instanceof BaseError && getNodeError(cause, {}) instanceof ExecutionRevertedError
}
