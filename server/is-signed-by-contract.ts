import {
  CallExecutionError,
  type Client,
  createClient,
  ExecutionRevertedError,
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  http,
  parseAbi
} from 'viem'
import { call, getChainId } from 'viem/actions'
import type { Address, Hex } from '#domain/address.ts'

export interface ContractSignature {
  readonly address: Address
  readonly chainId: number
  readonly message: string
  readonly signature: Hex
}

/** The node could not be asked: nobody knows whether the signature is good. */
export class UnverifiableError extends Error {
  override readonly name = 'UnverifiableError'
}

const TIMEOUT_MS = 5_000

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
/** What a contract answers to a good signature, and nothing else: it is the call's own selector, which some echo. */
const MAGIC_ANSWER = '0x1626ba7e'.padEnd(66, '0')

/** Nodes that are known to serve the chain that they are configured for: a contract of another chain proves nothing. */
const checkedNodes = new Set<string>()

/**
 * Whether a contract account stands by the signature (EIP-1271), also one that is yet to be deployed (EIP-6492): one
 * `eth_call` of a validator that leaves nothing behind. @throws UnverifiableError when the node has no answer.
 */
export async function isSignedByContract(signed: ContractSignature, nodeUrl: string): Promise<boolean> {
  const { chainId, signature } = signed
  const client = createClient({ transport: http(nodeUrl, { timeout: TIMEOUT_MS, retryCount: 0 }) })
  try {
    await assertServes(client, chainId, nodeUrl)
    if (signature === '0x') return await isSignedOnChain(client, signed)
    const answer = await call(client, { data: validation(signed) })
    return BigInt(answer.data ?? '0x0') === 1n
  } catch (cause) {
    if (isRevert(cause)) return false
    throw new UnverifiableError(`The node of chain ${chainId} could not be asked about a signature.`, { cause })
  }
}

function validation({ address, message, signature }: ContractSignature): Hex {
  return encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hashMessage(message), signature]
  })
}

/** A Safe keeps what its owners signed in a transaction, and asks for no bytes then; the validator wants some. */
async function isSignedOnChain(client: Client, { address, message, signature }: ContractSignature): Promise<boolean> {
  const data = encodeFunctionData({
    abi: erc1271Abi,
    functionName: 'isValidSignature',
    args: [hashMessage(message), signature]
  })
  const answer = await call(client, { to: address, data })
  return answer.data === MAGIC_ANSWER
}

async function assertServes(client: Client, chainId: number, nodeUrl: string): Promise<void> {
  const node = `${chainId} ${nodeUrl}`
  if (checkedNodes.has(node)) return
  const served = await getChainId(client)
  if (served !== chainId) throw new Error(`The node serves chain ${served}.`)
  checkedNodes.add(node)
}

/** The contract, or the validator on its way there, said no. viem wraps a node that fails in the same error. */
function isRevert(cause: unknown): boolean {
  if (!(cause instanceof CallExecutionError)) return false
  return cause.walk((error) => error instanceof ExecutionRevertedError) !== null
}
