import { callNode } from '#devchain/json-rpc.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { forwardingTo, type ScriptedNode, startScriptedNode } from '../adapters/scripted-node.ts'
import { type DeployedContract, deployFixture, type FixtureName } from './contract-fixtures.ts'

/** Both ports of one library, over the same connections. */
export type ConnectPorts = (
  chains: readonly Chain[],
  options?: { readonly timeoutMs?: number }
) => { readonly reader: ChainReader; readonly contracts: ContractGateway }

export const { id } = baseGoerli
/** Unlocked and funded on every node. */
export const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Has no code. */
export const nobody: Address = '0x00000000000000000000000000000000DeaDBeef'

interface ConnectOptions {
  readonly chain?: Chain
  readonly rpcUrls?: readonly string[]
  readonly timeoutMs?: number
}

/** A fork of Base Goerli that mines only on request, with the contracts of the fixture. */
export interface ContractFork extends Readonly<Record<FixtureName, DeployedContract>> {
  /** Of the node itself. */
  readonly url: string
  /** A counting proxy between `gateway` and the node. */
  readonly counted: ScriptedNode
  readonly gateway: ContractGateway
  /** Both ports, by default on Base Goerli at the proxy. */
  connect(options?: ConnectOptions): ReturnType<ConnectPorts>
  callNode<Result>(method: string, ...params: readonly unknown[]): Promise<Result>
  close(): Promise<void>
}

export async function openContractFork(connectPorts: ConnectPorts): Promise<ContractFork> {
  const devchain = await startDevchain({ chainIds: [id] })
  const url = await devchain.url(id)
  await callNode(url, 'evm_setAutomine', [false])
  const counted = await startScriptedNode(forwardingTo(url))
  const connect: ContractFork['connect'] = ({ chain = baseGoerli, rpcUrls = [counted.url], ...options } = {}) =>
    connectPorts([{ ...chain, rpcUrls }], options)
  const deploy = (name: FixtureName) => deployFixture(url, alice, name)
  return {
    url,
    counted,
    connect,
    gateway: connect().contracts,
    callNode: (method, ...params) => callNode(url, method, params),
    Elementary: await deploy('Elementary'),
    Echo: await deploy('Echo'),
    Outcomes: await deploy('Outcomes'),
    Mute: await deploy('Mute'),
    Seven: await deploy('Seven'),
    Journal: await deploy('Journal'),
    close: async () => {
      counted.close()
      await devchain.stop()
    }
  }
}

/** What the promise rejects with. */
export async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  const [outcome] = await Promise.allSettled([promise])
  return outcome.status === 'rejected' ? outcome.reason : new Error('It did not fail.')
}

/** What a test compares of an error. */
export function facts(error: unknown): unknown {
  if (!(error instanceof ContractError)) return error
  const { failure, address, revert } = error
  return { failure, address, ...(revert && { revert }) }
}

/** Words of 32 bytes, from numbers or hex that is padded on the left. */
export function words(...values: readonly (bigint | number | string)[]): Hex {
  const digits = values.map((value) =>
    typeof value === 'string' ? value : BigInt.asUintN(256, BigInt(value)).toString(16)
  )
  return `0x${digits.map((each) => each.padStart(64, '0')).join('')}`
}

/** A row of a table of tests, with a title for its values. */
export function titled<Row extends readonly unknown[]>(row: Row): readonly [title: string, ...Row] {
  const text = JSON.stringify(row.slice(1), (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
  return [`${row[0]} ${text.length > MAX_TITLE ? `${text.slice(0, MAX_TITLE)}…` : text}`, ...row]
}

const MAX_TITLE = 60
