import { WebSocket } from 'ws'
import { baseOf } from '#devchain/nodes/chain-snapshot.ts'
import type { AvailableBlocks } from '#devchain/weather/call-fault.ts'
import { callNode, NODE_TIMEOUT_MS } from '../json-rpc.ts'
import { assertLoopbackUrl } from '../loopback.ts'
import type { GatewayOptions } from './gateway-options.ts'
import { Refusal } from './refusal.ts'

type Node = Pick<GatewayOptions, 'nodeUrl'>

const MAX_ANSWER_BYTES = 64_000_000

/** @throws Refusal when the node does not answer. */
export async function askNode(node: Node, chainId: number, body: string): Promise<string> {
  return reach(chainId, async () => {
    const url = await loopbackUrl(node, chainId)
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return response.text()
  })
}

/** @throws Refusal when the node does not answer. */
export async function readAvailableBlocks(node: Node, chainId: number): Promise<AvailableBlocks> {
  return reach(chainId, async () => {
    const url = await loopbackUrl(node, chainId)
    const [{ forkBlock }, head] = await Promise.all([baseOf(url), callNode<string>(url, 'eth_blockNumber')])
    return { first: forkBlock, head: Number(head) }
  })
}

/** @returns an open WebSocket. @throws Refusal when the node does not answer. */
export async function connectNode(node: Node, chainId: number): Promise<WebSocket> {
  return reach(chainId, async () => {
    const url = (await loopbackUrl(node, chainId)).replace(/^http/, 'ws')
    const socket = new WebSocket(url, {
      maxPayload: MAX_ANSWER_BYTES,
      perMessageDeflate: false,
      handshakeTimeout: NODE_TIMEOUT_MS
    })
    await new Promise<void>((resolve, reject) => socket.once('open', resolve).on('error', reject))
    return socket
  })
}

async function loopbackUrl({ nodeUrl }: Node, chainId: number): Promise<string> {
  const url = await nodeUrl(chainId)
  assertLoopbackUrl(url)
  return url
}

async function reach<Result>(chainId: number, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (cause) {
    throw new Refusal(502, -32603, `The node of chain ${chainId} does not answer.`, { cause })
  }
}
