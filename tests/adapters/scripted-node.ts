import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Request {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Answers one HTTP request; `body` is the parsed JSON-RPC request or batch. */
export type Script = (response: ServerResponse, body: unknown) => void | Promise<void>

export interface ScriptedNode {
  readonly url: string
  script: Script
  /** The methods of each HTTP request so far. */
  readonly requests: (readonly string[])[]
  close(): void
}

/** A node on a free local port that follows a script. */
export async function startScriptedNode(script: Script): Promise<ScriptedNode> {
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body: unknown = JSON.parse(text)
    node.requests.push(asList(body).map(({ method }) => method))
    await node.script(response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const node: ScriptedNode = {
    url: `http://127.0.0.1:${port}`,
    script,
    requests: [],
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
  return node
}

/** Answers each request by its method, batches as a batch. */
export function answering(answers: Readonly<Record<string, object>>): Script {
  return (response, body) =>
    sendJson(
      response,
      mapRequests(body, ({ id, method }) => ({ id, ...answers[method] }))
    )
}

/** Answers as `answering` does, after `alter` has changed the batch. */
export function altering(
  answers: Readonly<Record<string, object>>,
  alter: (batch: readonly object[]) => unknown
): Script {
  return (response, body) => {
    sendJson(response, alter(asList(body).map(({ id, method }) => ({ jsonrpc: '2.0', id, ...answers[method] }))))
  }
}

export function forwardingTo(url: string): Script {
  return async (response, body) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
  }
}

export function saying(text: string, status = 200, headers: Readonly<Record<string, string>> = {}): Script {
  return (response) => {
    response.writeHead(status, headers).end(text)
  }
}

export function isBatch(body: unknown): boolean {
  return Array.isArray(body)
}

function mapRequests(body: unknown, answer: (request: Request) => object): unknown {
  const answers = asList(body).map((request) => ({ jsonrpc: '2.0', ...answer(request) }))
  return isBatch(body) ? answers : answers[0]
}

/** The requests of a body, whether or not it is a batch. */
export function asList(body: unknown): readonly Request[] {
  return [body].flat() as readonly Request[]
}

export function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
