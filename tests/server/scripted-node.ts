import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A node's answer to one request: a JSON-RPC response without its id, or undefined after writing to `response` itself. */
export type Script = (method: string, response: ServerResponse) => object | undefined | Promise<object | undefined>

/** An honest node of this chain, with a contract that accepts every signature. */
export const honest =
  (chainId: number): Script =>
  (method) => {
    if (method === 'eth_chainId') return { result: `0x${chainId.toString(16)}` }
    return { result: method === 'eth_getCode' ? '0x60' : '0x01' }
  }

/** Writes until the other side closes. */
export async function pour(response: ServerResponse, chunk: Buffer, wrote: (bytes: number) => void): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' })
  while (!response.destroyed) {
    await new Promise<void>((resolve) => {
      // Lets other tasks run in between.
      response.write(chunk, () => setImmediate(resolve))
    })
    wrote(chunk.length)
  }
}

/** A scripted node on a real socket that records its requests. */
export class ScriptedNode {
  /** The method of every request, in order. */
  readonly asked: string[] = []
  /** Requests that are neither answered nor aborted. */
  open = 0
  script: Script
  readonly #events = new EventEmitter()
  readonly #server = createServer({ keepAliveTimeout: 0 }, (request, response) => void this.#answer(request, response))

  private constructor(script: Script) {
    this.script = script
  }

  static async start(script: Script): Promise<ScriptedNode> {
    const node = new ScriptedNode(script)
    node.#server.listen(0, '127.0.0.1')
    await once(node.#server, 'listening')
    return node
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async whenAsked(method: string): Promise<void> {
    if (!this.asked.includes(method)) await once(this.#events, method)
  }

  breakOff(): void {
    this.#server.closeAllConnections()
  }

  async stop(): Promise<void> {
    this.breakOff()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.open++
    response.once('close', () => this.open--)
    let body = ''
    for await (const chunk of request) body += chunk
    const { id, method } = JSON.parse(body || '{"method":"none"}') as { id?: number; method: string }
    this.asked.push(method)
    this.#events.emit(method)
    const answer = await this.script(method, response)
    if (answer) response.end(JSON.stringify({ jsonrpc: '2.0', id, ...answer }))
  }
}
