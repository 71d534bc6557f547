import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { serializeErc6492Signature } from 'viem/utils'

/**
 * - `eoa`: has its own key
 * - `eip-1271`: a deployed contract that verifies its owner's signature
 * - `eip-6492`: the same, deployed by its first transaction; until then its signatures include the deployment
 * - `eip-7702`: has its own key, and its address runs the contract's code
 */
export type AccountKind = 'eoa' | 'eip-1271' | 'eip-6492' | 'eip-7702'

/** An account in its wallet; holds no key. */
export interface WalletAccount {
  readonly kind: AccountKind
  readonly address: Address
  /** The account whose key signs: itself, unless it is a contract. */
  readonly owner: Address
  /** The call that deploys the contract; anyone can make it. */
  readonly deployment?: { readonly factory: Address; readonly data: Hex }
}

export interface Call {
  /** A call without a recipient creates a contract. */
  readonly to?: Address
  readonly value: bigint
  readonly data: Hex
}

export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

export const factoryAbi = parseAbi(['function create(address owner, bytes32 salt) returns (address)'])

const accountAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls) payable',
  'function create(bytes code) payable returns (address created)'
])

export const isContract = ({ kind }: WalletAccount): boolean => kind === 'eip-1271' || kind === 'eip-6492'

/** Calldata with which the owner makes the account execute several calls atomically. */
export function executeData(account: Address, calls: readonly Call[]): Hex {
  const made = calls.map(({ to, value, data }) => (to ? { to, value, data } : creation(account, value, data)))
  return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [made] })
}

/** The account creates a contract when it calls itself. */
function creation(account: Address, value: bigint, code: Hex): Required<Call> {
  return { to: account, value, data: encodeFunctionData({ abi: accountAbi, functionName: 'create', args: [code] }) }
}

/** For calls that cannot be estimated: they revert, or depend on a transaction that is not mined yet. */
export const AMPLE_GAS: Hex = '0x1e8480'

/** @param send sends a transaction for the account's owner. @returns the hash of the atomic transaction. */
export async function executeCalls(
  account: WalletAccount,
  calls: readonly Call[],
  askNode: AskNode,
  send: (transaction: { readonly to: Address; readonly data: Hex; readonly gas?: Hex }) => Promise<Hex>
): Promise<Hex> {
  const execute = { to: account.address, data: executeData(account.address, calls) }
  if (account.deployment && !(await isDeployed(account, askNode))) {
    await send({ to: account.deployment.factory, data: account.deployment.data })
    return send({ ...execute, gas: AMPLE_GAS })
  }
  return send({ ...execute, gas: await ampleGas({ ...execute, from: account.owner }, askNode) })
}

/** The estimate, or ample gas for a call that reverts, so that it can still be sent. */
export async function ampleGas(call: object, askNode: AskNode): Promise<Hex> {
  return askNode('eth_estimateGas', [call]).then(
    (gas) => gas as Hex,
    () => AMPLE_GAS
  )
}

async function isDeployed({ address }: WalletAccount, askNode: AskNode): Promise<boolean> {
  return (await askNode('eth_getCode', [address, 'latest'])) !== '0x'
}

/** The account's signature, based on its owner's; includes the deployment if the account is not deployed yet (EIP-6492). */
export async function accountSignature(account: WalletAccount, signature: Hex, askNode: AskNode): Promise<Hex> {
  const { deployment } = account
  if (account.kind !== 'eip-6492' || !deployment || (await isDeployed(account, askNode))) return signature
  return serializeErc6492Signature({ address: deployment.factory, data: deployment.data, signature })
}
