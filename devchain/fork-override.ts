import { callNode, NodeError } from './json-rpc.ts'

/** What a fork starts from. */
export interface ForkSource {
  readonly url: string
  readonly block: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** So far behind the head that the block will not be reorganised away. */
const SAFE_DISTANCE = 32
const ANY_ADDRESS = '0x0000000000000000000000000000000000000000'

/** True when `FORK_URL_<chainId>` replaces the recording of a chain. */
export function hasForkOverride(chainId: number, env: Environment): boolean {
  return Boolean(env[`FORK_URL_${chainId}`])
}

/**
 * The node that `FORK_URL_<chainId>` names, at `FORK_BLOCK_<chainId>` or 32 blocks below its head, checked before
 * anything starts. @throws Error with one sentence that names the variable; keys inside the URL are not shown.
 */
export async function findForkOverride(chainId: number, env: Environment): Promise<ForkSource> {
  const variable = `FORK_URL_${chainId}`
  const url = parseUrl(variable, env[variable] ?? '')
  const servedId = await ask<string>(variable, url, 'eth_chainId')
  if (Number(servedId) !== chainId) {
    throw new Error(`${variable}: the node at ${url.host} serves chain ${Number(servedId)}, not ${chainId}.`)
  }
  const head = Number(await ask<string>(variable, url, 'eth_blockNumber'))
  const block = parseBlock(`FORK_BLOCK_${chainId}`, env[`FORK_BLOCK_${chainId}`]) ?? Math.max(0, head - SAFE_DISTANCE)
  if (block > head) throw new Error(`FORK_BLOCK_${chainId}: the node at ${url.host} is only at block ${head}.`)
  await checkState(chainId, url, block)
  return { url: url.href, block }
}

function parseUrl(variable: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new Error(`${variable} must be an http or https URL.`)
}

function parseBlock(variable: string, text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`${variable}: "${text}" is not a block number.`)
}

async function ask<Result>(variable: string, url: URL, method: string): Promise<Result> {
  try {
    return await callNode<Result>(url.href, method)
  } catch (cause) {
    const reason = cause instanceof NodeError ? `refused ${method}: ${cause.message}` : `does not answer ${method}`
    throw new Error(`${variable}: the node at ${url.host} ${reason}.`, { cause })
  }
}

async function checkState(chainId: number, url: URL, block: number): Promise<void> {
  try {
    await callNode(url.href, 'eth_getBalance', [ANY_ADDRESS, `0x${block.toString(16)}`])
  } catch (cause) {
    throw new Error(
      `FORK_BLOCK_${chainId}: the node at ${url.host} does not have the state of block ${block}; choose a later block or an archive node.`,
      { cause }
    )
  }
}
