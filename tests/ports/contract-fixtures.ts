import { callNode } from '#devchain/json-rpc.ts'
import { compileSources, readSources } from '#devchain/recordings/compile.ts'
import type { Address, Hex } from '#domain/address.ts'
import { type Contract, contract } from '#domain/contract/contract.ts'

/** A contract on a node; not typed, so that every value can be passed. */
export interface DeployedContract extends Contract<readonly unknown[]> {
  readonly abi: readonly unknown[]
}

export type FixtureName = 'Elementary' | 'Echo' | 'Outcomes' | 'Mute' | 'Seven' | 'Journal'

const BITS = Array.from({ length: 32 }, (_, i) => 8 * (i + 1))
const SIZES = Array.from({ length: 32 }, (_, i) => i + 1)
const ELEMENTARY: readonly string[] = [
  ...BITS.flatMap((bits) => [`uint${bits}`, `int${bits}`]),
  ...SIZES.map((size) => `bytes${size}`),
  'bool',
  'address',
  'bytes memory',
  'string memory'
]

/** Compiled once, about a second. */
let compiled: ReturnType<typeof compileSources> | undefined

/** Deploys the contracts of this folder from an account that the node has unlocked. */
export async function deployFixture(
  nodeUrl: string,
  from: Address,
  name: FixtureName | 'Till' | 'TaxedToken'
): Promise<DeployedContract> {
  compiled ??= compileSources({
    ...readSources(new URL('contracts/', import.meta.url)),
    'Elementary.sol': elementarySource()
  })
  const artifact = compiled.get(name)
  if (!artifact) throw new Error(`There is no contract ${name}.`)
  const address = await deployCode(nodeUrl, from, artifact.bytecode)
  return withAbi(address, artifact.abi)
}

export async function deployCode(nodeUrl: string, from: Address, data: Hex): Promise<Address> {
  const { contractAddress } = await sendTransaction(nodeUrl, { from, data })
  if (!contractAddress) throw new Error('The node did not create a contract.')
  return contractAddress
}

export interface MinedTransaction {
  readonly transactionHash: Hex
  readonly blockNumber: Hex
  readonly blockHash: Hex
  readonly contractAddress: Address | null
  readonly gasUsed: Hex
}

/** Sends from an account that the node has unlocked, and mines: the node does not do it itself. @throws Error if it fails */
export async function sendTransaction(nodeUrl: string, transaction: object): Promise<MinedTransaction> {
  const gas = `0x${(10_000_000).toString(16)}`
  const hash = await callNode<Hex>(nodeUrl, 'eth_sendTransaction', [{ gas, ...transaction }])
  await callNode(nodeUrl, 'evm_mine')
  const receipt = await callNode<(MinedTransaction & { readonly status: Hex }) | null>(
    nodeUrl,
    'eth_getTransactionReceipt',
    [hash]
  )
  if (receipt?.status !== '0x1') throw new Error('The transaction failed.')
  return receipt
}

export function withAbi(address: Address, abi: readonly unknown[]): DeployedContract {
  return { ...contract({ address, abi }), abi }
}

/** `echo` for every elementary type, each with its own signature. */
function elementarySource(): string {
  const functions = ELEMENTARY.map(
    (type) => `function echo(${type} value) external pure returns (${type}) { return value; }`
  )
  return `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.24;\ncontract Elementary {\n${functions.join('\n')}\n}\n`
}
