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
  parseAbi
} from 'viem'
import { getNodeError } from 'viem/utils'
import type { Address, Hex } from '#domain/address.ts'

export interface ContractSignature {
  readonly address: Address
  readonly chainId: number
  readonly message: string
  readonly signature: Hex
}

/** The longest right answer is the code of a contract: 48 kB in hex where a chain keeps to Ethereum's limit. */
const MAX_ANSWER_BYTES = 256 * 1024

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
/** What a contract answers to a good signature, and nothing else: it is the call's own selector, which some echo. */
const MAGIC_ANSWER = '0x1626ba7e'.padEnd(66, '0')

/**
 * Whether a contract account stands by the signature (EIP-1271), also one that is yet to be deployed (EIP-6492): one
 * `eth_call`, which leaves nothing behind. Rejects when the node has no answer.
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
    if (signature !== '0x') return isTrue(await ask(node, 'eth_call', [{ data: validation(signed) }, 'latest']))
    return (await ask(node, 'eth_call', [{ to: address, data: question(signed) }, 'latest'])) === MAGIC_ANSWER
  } catch (cause) {
    if (isRevert(cause)) return false
    throw cause
  }
}

/** Speaks to the node and to nobody else: neither a contract (EIP-3668) nor a redirect sends it anywhere. */
function nodeClient(nodeUrl: string, signal: AbortSignal): Client {
  return createClient({
    ccipRead: false,
    transport: http(nodeUrl, {
      fetchOptions: { signal, redirect: 'error' },
      maxResponseBodySize: MAX_ANSWER_BYTES,
      retryCount: 0,
      // The signal is the deadline, and for the whole body too.
      timeout: 0
    })
  })
}

/** Asked each time, because a node may be moved to another chain, where a contract proves nothing. */
async function assertServes(node: Client, chainId: number): Promise<void> {
  const served = Number(await ask(node, 'eth_chainId', []))
  if (served !== chainId) throw new Error(`it serves chain ${served}`)
}

/** Without code, an account has nothing that could answer. A key that has delegated (EIP-7702) has code. */
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

/** A Safe keeps what its owners signed in a transaction, and asks for no bytes then; the validator wants some. */
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

/** The contract, or the validator on its way there, said no; one that asks for a look elsewhere (EIP-3668) did too. */
function isRevert(cause: unknown): boolean {
  return cause instanceof BaseError && getNodeError(cause, {}) instanceof ExecutionRevertedError
}
