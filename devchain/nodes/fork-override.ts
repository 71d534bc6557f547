import { plainText } from '#devchain/plain-text.ts'
import { NodeError } from '../json-rpc.ts'
import { ForeignNode } from './foreign-node.ts'

/** The node and block that a fork starts from. */
export interface ForkSource {
  readonly url: string
  readonly block: number
}

/** A node that can be forked at this block. */
export interface CheckedFork {
  readonly node: ForeignNode
  readonly block: number
}

/** A foreign node given by the user, with the names of its two settings for messages. */
export interface ForkRequest {
  readonly url: string
  readonly block: string | undefined
  readonly urlName: string
  readonly blockName: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Far enough behind the head to be safe from reorganisations. */
const SAFE_DISTANCE = 32
const ANY_ADDRESS = '0x0000000000000000000000000000000000000000'

/** Defined when `FORK_URL_<chainId>` replaces the recording of a chain. */
export function forkRequestOf(chainId: number, env: Environment): ForkRequest | undefined {
  const [urlName, blockName] = [`FORK_URL_${chainId}`, `FORK_BLOCK_${chainId}`]
  const url = env[urlName]
  return url ? { url, block: env[blockName], urlName, blockName } : undefined
}

/**
 * Checks a node before anything starts: at the given block, that of the saved state, or 32 blocks below its head.
 * @throws Error with one sentence that names the setting; keys inside the URL are not shown.
 */
export async function checkFork(chainId: number, request: ForkRequest, savedBlock?: number): Promise<CheckedFork> {
  const { urlName, blockName } = request
  const node = new ForeignNode(parseForkUrl(urlName, request.url))
  const servedId = await ask<string>(urlName, node, 'eth_chainId')
  if (Number(servedId) !== chainId) {
    throw new Error(`${urlName}: the node at ${node.host} serves chain ${Number(servedId)}, not ${chainId}.`)
  }
  const head = Number(await ask<string>(urlName, node, 'eth_blockNumber'))
  const block = parseBlock(blockName, request.block) ?? savedBlock ?? Math.max(0, head - SAFE_DISTANCE)
  if (block > head) throw new Error(`${blockName}: the node at ${node.host} is only at block ${head}.`)
  await checkState(blockName, node, block)
  return { node, block }
}

/** @throws Error with one sentence that starts with `name` and shows no part of the URL. */
export function parseForkUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new Error(`${name} must be an http or https URL.`)
}

function parseBlock(name: string, text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`${name}: "${text}" is not a block number.`)
}

async function ask<Result>(name: string, node: ForeignNode, method: string): Promise<Result> {
  try {
    return await node.ask<Result>(method)
  } catch (cause) {
    const reason =
      cause instanceof NodeError ? `rejected ${method}: ${plainText(cause.message)}` : `does not answer ${method}`
    throw new Error(`${name}: the node at ${node.host} ${reason}.`, { cause })
  }
}

async function checkState(name: string, node: ForeignNode, block: number): Promise<void> {
  try {
    await node.ask('eth_getBalance', [ANY_ADDRESS, `0x${block.toString(16)}`])
  } catch (cause) {
    throw new Error(
      `${name}: the node at ${node.host} does not have the state of block ${block}; choose a later block or an archive node.`,
      { cause }
    )
  }
}
