import { callNode, NodeError } from './json-rpc.ts'

/** What a fork starts from. */
export interface ForkSource {
  readonly url: string
  readonly block: number
}

/** A foreign node that the user named, and what messages call the two things that were written. */
export interface ForkRequest {
  readonly url: string
  readonly block: string | undefined
  readonly urlName: string
  readonly blockName: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** So far behind the head that the block will not be reorganised away. */
const SAFE_DISTANCE = 32
const ANY_ADDRESS = '0x0000000000000000000000000000000000000000'

/** Present when `FORK_URL_<chainId>` replaces the recording of a chain. */
export function forkRequestOf(chainId: number, env: Environment): ForkRequest | undefined {
  const [urlName, blockName] = [`FORK_URL_${chainId}`, `FORK_BLOCK_${chainId}`]
  const url = env[urlName]
  return url ? { url, block: env[blockName], urlName, blockName } : undefined
}

/**
 * The named node at the named block, or 32 blocks below its head, checked before anything starts.
 * @throws Error with one sentence that names what the user wrote; keys inside the URL are not shown.
 */
export async function checkFork(chainId: number, request: ForkRequest): Promise<ForkSource> {
  const { urlName, blockName } = request
  const url = parseForkUrl(urlName, request.url)
  const servedId = await ask<string>(urlName, url, 'eth_chainId')
  if (Number(servedId) !== chainId) {
    throw new Error(`${urlName}: the node at ${url.host} serves chain ${Number(servedId)}, not ${chainId}.`)
  }
  const head = Number(await ask<string>(urlName, url, 'eth_blockNumber'))
  const block = parseBlock(blockName, request.block) ?? Math.max(0, head - SAFE_DISTANCE)
  if (block > head) throw new Error(`${blockName}: the node at ${url.host} is only at block ${head}.`)
  await checkState(blockName, url, block)
  return { url: url.href, block }
}

/** @throws Error with one sentence that starts with `name` and shows nothing of the URL. */
export function parseForkUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') throw new Error(`${name} must be an http or https URL.`)
  if (url.username || url.password) throw new Error(`${name} must be a URL without user name and password.`)
  return url
}

function parseBlock(name: string, text: string | undefined): number | undefined {
  if (!text) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  throw new Error(`${name}: "${text}" is not a block number.`)
}

async function ask<Result>(name: string, url: URL, method: string): Promise<Result> {
  try {
    return await callNode<Result>(url.href, method)
  } catch (cause) {
    const reason = cause instanceof NodeError ? `refused ${method}: ${cause.message}` : `does not answer ${method}`
    throw new Error(`${name}: the node at ${url.host} ${reason}.`, { cause })
  }
}

async function checkState(name: string, url: URL, block: number): Promise<void> {
  try {
    await callNode(url.href, 'eth_getBalance', [ANY_ADDRESS, `0x${block.toString(16)}`])
  } catch (cause) {
    throw new Error(
      `${name}: the node at ${url.host} does not have the state of block ${block}; choose a later block or an archive node.`,
      { cause }
    )
  }
}
