import type { Hex } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'
import { reorganise } from '#devchain/weather/chain-weather.ts'

/** As `reorganise`, but what the blocks held is sent again, as on a real network; what the node refuses then is lost. */
export async function reorganiseAndResend(nodeUrl: string, depth: number): Promise<void> {
  const head = Number(await callNode<Hex>(nodeUrl, 'eth_blockNumber'))
  const signed: Hex[] = []
  for (let number = head - depth + 1; number <= head; number++) {
    const block = await callNode<{ readonly transactions: readonly Hex[] } | null>(nodeUrl, 'eth_getBlockByNumber', [
      `0x${number.toString(16)}`,
      false
    ])
    for (const hash of block?.transactions ?? []) {
      const raw = await callNode<Hex | null>(nodeUrl, 'eth_getRawTransactionByHash', [hash])
      if (raw) signed.push(raw)
    }
  }
  await reorganise(nodeUrl, depth)
  for (const raw of signed) await callNode(nodeUrl, 'eth_sendRawTransaction', [raw]).catch(() => undefined)
}
