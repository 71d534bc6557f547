import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { createGateway } from '#devchain/gateway/gateway.ts'
import type { Transcript } from '#devchain/gateway/transcript.ts'
import type { Weather } from '#devchain/weather/weather.ts'

interface Request {
  readonly id: number
  readonly method: string
}

export interface Listening {
  /** The same address for WebSockets. */
  readonly url: string
  close(): void
}

/** A node on which every account holds `balance`, over HTTP and WebSocket. */
export async function startWorkingNode(chainId: number, balance: bigint): Promise<Listening> {
  const results: Readonly<Record<string, string>> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    eth_blockNumber: '0x10',
    eth_getBalance: `0x${balance.toString(16)}`
  }
  const answer = (text: string) => {
    const body = JSON.parse(text) as Request | readonly Request[]
    const answers = [body].flat().map(({ id, method }) => ({ jsonrpc: '2.0', id, result: results[method] }))
    return JSON.stringify(Array.isArray(body) ? answers : answers[0])
  }
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer(text))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(answer(String(data)))))
  return listen(server, () => {
    for (const socket of sockets.clients) socket.terminate()
  })
}

/** An gateway to nodes with some weather; the caller adds the chain's path, `/rpc/<chainId>`. */
export async function startWeatheredGateway(
  nodeUrls: Readonly<Record<number, string>>,
  weather: Weather,
  transcript: Transcript
): Promise<Listening> {
  const { handle, upgrade, close } = createGateway({
    chainIds: Object.keys(nodeUrls).map(Number),
    nodeUrl: async (chainId) => nodeUrls[chainId] ?? '',
    weather,
    transcript
  })
  return listen(createServer({ keepAliveTimeout: 0 }, handle).on('upgrade', upgrade), close)
}

async function listen(server: Server, closeSockets: () => void): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    closeSockets()
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}
