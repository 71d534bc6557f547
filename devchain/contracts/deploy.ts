import { type Address, concat, createPublicClient, getAddress, type Hex, http, toHex } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'
import { minedReceipt } from '#devchain/nodes/mined-receipt.ts'
import { linkedCode, type TeamContract } from './built-contract.ts'
import { ContractsError } from './contracts-error.ts'
import { encodeArguments } from './deployment-order.ts'

/** An account of its own, so that no test account's nonce changes and each run has the same addresses. */
export const DEPLOYER: Address = getAddress('0x00000000000000000000000000000000000c0de5')

const RECEIPT_TIMEOUT_MS = 30_000

/** A contract on one chain. */
export interface Deployed {
  readonly address: Address
  /** What created it: the same code and arguments need no second contract. */
  readonly creation: Hex
}

/** By key. */
export type Deployment = ReadonlyMap<string, Deployed>

interface Chain {
  readonly url: string
  /** For messages. */
  readonly name: string
}

/** Deploys what is new, in the order given, and keeps what is still there. @throws ContractsError with one sentence. */
export async function deployContracts(
  chain: Chain,
  contracts: readonly TeamContract[],
  before: Deployment
): Promise<Deployment> {
  const { url } = chain
  const deployed = new Map<string, Deployed>()
  const addressOf = (key: string): Address => {
    const found = deployed.get(key)
    if (!found) throw new Error(`${key} is not deployed yet.`)
    return found.address
  }
  for (const contract of contracts.filter(({ code }) => code !== '')) {
    const { key, libraries } = contract
    const code = linkedCode(contract, (library) => addressOf(libraries[library] ?? library))
    const creation = concat([code, encodeArguments(contract, addressOf)])
    const known = before.get(key)
    if (known?.creation === creation && (await hasCode(url, known.address))) deployed.set(key, known)
    else deployed.set(key, { address: await create(chain, key, creation), creation })
  }
  return deployed
}

/** Funds the deployer and unlocks it on the node. */
export async function prepareDeployer(url: string): Promise<void> {
  await callNode(url, 'anvil_impersonateAccount', [DEPLOYER])
  await callNode(url, 'anvil_setBalance', [DEPLOYER, toHex(10n ** 22n)])
}

export async function hasCode(url: string, address: Address): Promise<boolean> {
  return (await callNode<Hex>(url, 'eth_getCode', [address, 'latest'])) !== '0x'
}

async function create({ url, name }: Chain, key: string, creation: Hex): Promise<Address> {
  const fail = (reason: string, cause?: unknown): never => {
    throw new ContractsError(`${key} could not be deployed to ${name}: ${reason}`, { cause })
  }
  const hash = await send(url, creation).catch((cause: unknown) =>
    fail(cause instanceof Error ? cause.message : String(cause), cause)
  )
  if (!(await callNode<boolean>(url, 'anvil_getAutomine'))) await callNode(url, 'evm_mine')
  const client = createPublicClient({ transport: http(url), cacheTime: 0 })
  const receipt = await minedReceipt(client, hash, RECEIPT_TIMEOUT_MS)
  if (!receipt) return fail('its transaction is not mined.')
  if (receipt.status !== 'success' || !receipt.contractAddress) return fail('its transaction failed.')
  return getAddress(receipt.contractAddress)
}

async function send(url: string, data: Hex): Promise<Hex> {
  await prepareDeployer(url)
  // Fails with the constructor's reason, which a mined transaction does not have.
  const gas = await callNode<Hex>(url, 'eth_estimateGas', [{ from: DEPLOYER, data }])
  return callNode<Hex>(url, 'eth_sendTransaction', [{ from: DEPLOYER, data, gas }])
}
