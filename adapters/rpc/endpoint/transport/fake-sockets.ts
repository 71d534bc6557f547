import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { ChainEndpoints } from '../chain-endpoints.ts'
import type { NumberedRequest } from './json-rpc.ts'

type Answer = (request: NumberedRequest, socket: FakeSocket) => void

/** The page's end of a socket whose node is played by a test. */
export class FakeSocket extends EventTarget {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readyState = 0
  readonly sent: NumberedRequest[] = []
  answer: Answer = () => undefined

  send(text: string): void {
    const request = JSON.parse(text) as NumberedRequest
    this.sent.push(request)
    this.answer(request, this)
  }

  opens(): void {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  says(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  close(code = 1000): void {
    if (this.readyState === 3) return
    this.readyState = 3
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('close'), { code })))
  }
}

export const chainId = ({ id, method }: NumberedRequest) =>
  method === 'eth_chainId' ? { id, result: '0x14a33' } : undefined

/** Beside a chain's other endpoints, an endpoint is asked for its head too. */
const heads: Readonly<Record<string, unknown>> = { eth_blockNumber: '0x1', eth_getBlockByNumber: { number: '0x1' } }

/** The chain's id, or its head. */
const chainAnswer = (request: NumberedRequest) => {
  const result = heads[request.method]
  return result === undefined ? chainId(request) : { id: request.id, result }
}

/** Answers everything, with `socket` as the result of any request but those of the chain. */
export const answersAll: Answer = (request, socket) =>
  socket.says(chainAnswer(request) ?? { id: request.id, result: 'socket' })

/** Endpoints over sockets that `behave` sets up, beside an HTTP endpoint that answers `http`. */
export function world(behave: (socket: FakeSocket) => void, endpoints = ['wss://node.example/key']) {
  const sockets: FakeSocket[] = []
  class PageSocket extends FakeSocket {
    constructor() {
      super()
      sockets.push(this)
      behave(this)
    }
  }
  const fetched: string[] = []
  const fetch = async (_url: unknown, init?: RequestInit) => {
    const requests = [JSON.parse(String(init?.body))].flat() as NumberedRequest[]
    fetched.push(...requests.map(({ method }) => method))
    const answers = requests.map((request) => chainAnswer(request) ?? { id: request.id, result: 'http' })
    return new Response(JSON.stringify(answers.length === 1 ? answers[0] : answers))
  }
  let health: readonly EndpointHealth[] = []
  const rpc = new ChainEndpoints(
    { ...baseGoerli, rpcUrls: endpoints },
    { fetch: fetch as typeof globalThis.fetch, WebSocket: PageSocket as unknown as typeof WebSocket },
    (now) => {
      health = now
    }
  )
  return { rpc, sockets, fetched, health: () => health.map(({ circuit }) => circuit.status) }
}

/** Opens, and answers everything. */
export const opensAndAnswers = (socket: FakeSocket) => {
  socket.answer = answersAll
  queueMicrotask(() => socket.opens())
}
