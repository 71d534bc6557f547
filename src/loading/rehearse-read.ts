import type { RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import type { RpcPorts } from '#adapters/rpc/reads/rpc-ports.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { isSocket } from '#domain/chain/endpoint.ts'

type Connect = (chains: readonly Chain[], options: RpcOptions) => Promise<RpcPorts>

const NOBODY = `0x${'0'.repeat(40)}` as const

/**
 * Has the browser compile what reads a balance, by one read that is answered here: nothing is sent. The first read takes a
 * browser longer than a near node takes to answer it.
 */
export async function rehearseRead(chains: readonly Chain[], connect: Connect): Promise<void> {
  const [chain] = chains
  const url = chain?.rpcUrls.find((each) => !isSocket(each))
  if (!chain || url === undefined) return
  const answer: typeof fetch = async (_, request) => {
    const asked: readonly { readonly id: number }[] = JSON.parse(String(request?.body))
    const answers = asked.map(({ id }) => ({ jsonrpc: '2.0', id, result: `0x${chain.id.toString(16)}` }))
    return new Response(JSON.stringify(answers), { headers: { 'content-type': 'application/json' } })
  }
  const { reader } = await connect([{ ...chain, rpcUrls: [url], tokens: [] }], { fetch: answer })
  await Promise.all([reader.getBlockNumber(chain.id), reader.getBalances(chain.id, [{ account: NOBODY }])])
}
