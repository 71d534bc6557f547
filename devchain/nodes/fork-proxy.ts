import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readBody, sendJson, sendRefusal } from '#devchain/gateway/http-exchange.ts'
import { Refusal, toRefusal } from '#devchain/gateway/refusal.ts'
import { checkForm } from '#devchain/gateway/sender.ts'
import { listenAtRandom, urlOf } from '../random-loopback.ts'
import type { ForeignNode } from './foreign-node.ts'
import type { CheckedFork, ForkSource } from './fork-override.ts'

/** anvil reads foreign nodes through this, so that their URLs stay in this process. */
export interface ForkProxy {
  /** The source for each chain's forks; its path cannot be guessed. */
  readonly sources: ReadonlyMap<number, ForkSource>
  close(): void
}

const SECRET_BYTES = 24

/** On this machine only. @throws Error with one sentence when no port is free. */
export async function openForkProxy(forks: ReadonlyMap<number, CheckedFork>): Promise<ForkProxy> {
  const entries = [...forks].map(([chainId, fork]) => ({ ...fork, chainId, path: `/${randomSecret()}` }))
  const nodes = new Map(entries.map(({ path, node }) => [path, node]))
  const server = createServer((request, response) => {
    const node = isAnvil(request, url) ? nodes.get(request.url ?? '') : undefined
    forward(node, request, response).catch((cause: unknown) => sendRefusal(response, toRefusal(cause)))
  })
  // anvil keeps connections alive, and does not retry a request lost on one that is being closed.
  server.keepAliveTimeout = 0
  const url = urlOf(await listenAtRandom(server))
  return {
    sources: new Map(entries.map(({ chainId, path, block }) => [chainId, { url: `${url}${path}`, block }])),
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}

/** Rules out every page, under any name of this machine. */
function isAnvil({ headers }: IncomingMessage, url: string): boolean {
  return `http://${headers.host}` === url && headers.origin === undefined
}

async function forward(node: ForeignNode | undefined, request: IncomingMessage, response: ServerResponse) {
  if (!node) throw new Refusal(404, -32601, 'Not found.')
  checkForm(request)
  const body = await readBody(request)
  const { status, text } = await node.post(body).catch((cause: unknown) => {
    throw new Refusal(502, -32603, `The node at ${node.host} does not answer.`, { cause })
  })
  sendJson(response, status, text)
}

function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
