import { encodeFunctionData, parseAbi } from 'viem'
import { serializeErc6492Signature } from 'viem/utils'
import type { Address, Hex } from '#domain/address.ts'

/**
 * - `eoa`: a key of its own
 * - `eip-1271`: a contract, deployed, that asks for its owner's signature
 * - `eip-6492`: the same, deployed by the first transaction only; until then its signatures say how to deploy it
 * - `eip-7702`: a key of its own, whose address runs the contract's code
 */
export type AccountKind = 'eoa' | 'eip-1271' | 'eip-6492' | 'eip-7702'

/** An account as its wallet knows it; holds no key. */
export interface WalletAccount {
  readonly kind: AccountKind
  readonly address: Address
  /** The account whose key signs: itself, unless the account is a contract. */
  readonly owner: Address
  /** Deploys the contract, for whoever calls it. */
  readonly deployment?: { readonly factory: Address; readonly data: Hex }
}

export interface Call {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>

export const factoryAbi = parseAbi(['function create(address owner, bytes32 salt) returns (address)'])

const accountAbi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls) payable'
])

export const isContract = ({ kind }: WalletAccount): boolean => kind === 'eip-1271' || kind === 'eip-6492'

/** The call's data with which an owner makes the account do several things at once, all or none. */
export function executeData(calls: readonly Call[]): Hex {
  return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [calls] })
}

/** For what cannot be estimated: it will revert, or it rests on a transaction that is not in a block yet. */
export const AMPLE_GAS: Hex = '0x1e8480'

/** @param send sends a transaction for the account's owner. @returns the hash of the one that makes all calls or none. */
export async function executeCalls(
  account: WalletAccount,
  calls: readonly Call[],
  askNode: AskNode,
  send: (transaction: { readonly to: Address; readonly data: Hex; readonly gas?: Hex }) => Promise<Hex>
): Promise<Hex> {
  const execute = { to: account.address, data: executeData(calls) }
  if (account.deployment && !(await isDeployed(account, askNode))) {
    await send({ to: account.deployment.factory, data: account.deployment.data })
    return send({ ...execute, gas: AMPLE_GAS })
  }
  return send({ ...execute, gas: await ampleGas({ ...execute, from: account.owner }, askNode) })
}

/** Enough for a call that succeeds, and so much that one which reverts is sent all the same. */
export async function ampleGas(call: object, askNode: AskNode): Promise<Hex> {
  return askNode('eth_estimateGas', [call]).then(
    (gas) => gas as Hex,
    () => AMPLE_GAS
  )
}

async function isDeployed({ address }: WalletAccount, askNode: AskNode): Promise<boolean> {
  return (await askNode('eth_getCode', [address, 'latest'])) !== '0x'
}

/** The account's signature, made of its owner's: says how to deploy an account that is not there yet (EIP-6492). */
export async function accountSignature(account: WalletAccount, signature: Hex, askNode: AskNode): Promise<Hex> {
  const { deployment } = account
  if (account.kind !== 'eip-6492' || !deployment || (await isDeployed(account, askNode))) return signature
  return serializeErc6492Signature({ address: deployment.factory, data: deployment.data, signature })
}
