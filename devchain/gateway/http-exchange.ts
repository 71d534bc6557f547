import type { IncomingMessage, ServerResponse } from 'node:http'
import { applyCallFaults } from '#devchain/weather/call-fault.ts'
import { answerInstead, sendCorrupted } from '#devchain/weather/http-fault.ts'
import type { CompleteOptions } from './gateway-options.ts'
import { failures, splitMessage } from './local-answers.ts'
import { askNode, readAvailableBlocks } from './node.ts'
import { timeAnswer } from './node-answers.ts'
import { failure, Refusal, toRefusal } from './refusal.ts'
import {
  MAX_MESSAGE_BYTES,
  methodsOf,
  parseMessage,
  type ReceivedMessage,
  type RpcMessage,
  withCalls
} from './rpc-call.ts'
import { checkForm } from './sender.ts'
import type { MethodList } from './senders.ts'
import type { Ending, OpenExchange } from './transcript.ts'

/** Handles a request from the sender check to the last byte of the response. @throws Refusal. */
export async function answerRequest(
  options: CompleteOptions,
  chainId: number,
  request: IncomingMessage,
  response: ServerResponse
): Promise<void> {
  options.senders.check(request)
  const headers = Object.entries(options.senders.headersFor(request))
  for (const [name, value] of headers) response.setHeader(name, value)
  if (request.method === 'OPTIONS' && headers.length > 0) {
    response.writeHead(204).end()
    return
  }
  checkForm(request)
  if (!options.chainIds.includes(chainId)) throw new Refusal(404, -32601, 'This chain is not served here.')
  const body = await readBody(request)
  const message = parseMessage(body)
  const entry = options.transcript.begin({ chainId, via: 'http', methods: methodsOf(message), request: body })
  const allowed = options.senders.methodsFor(request) ?? options.methods
  try {
    entry.end(await exchange(options, { chainId, message, allowed }, response, entry))
  } catch (cause) {
    const refusal = toRefusal(cause)
    entry.end({ failure: refusal.message })
    send(response, failures(refusal, message), refusal.status)
  }
}

interface Question {
  readonly chainId: number
  readonly message: ReceivedMessage
  readonly allowed: MethodList
}

export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  if (refusal.status === 405) response.setHeader('allow', 'POST')
  if (refusal.status === 413) response.setHeader('connection', 'close')
  sendJson(response, refusal.status, JSON.stringify(failure(refusal)))
}

async function exchange(
  options: CompleteOptions,
  { chainId, message, allowed }: Question,
  response: ServerResponse,
  entry: OpenExchange
): Promise<Ending> {
  const { forwarded, merge } = splitMessage(options, chainId, message, allowed)
  if (!forwarded) return send(response, merge(''))
  const applied = options.weather.applyToExchange({ chainId, methods: methodsOf(forwarded), via: 'http' })
  if (!applied) {
    const { text, status } = await ask(options, chainId, forwarded, entry)
    return send(response, merge(text), status)
  }
  const { fault } = applied
  entry.addFaults(fault)
  const outcome = await answerInstead(applied, response)
  if (outcome) return outcome
  const answer = await ask(options, fault.kind === 'other-chain' ? fault.chainId : chainId, forwarded, entry)
  return sendCorrupted(applied, response, merge(answer.text))
}

/** Nothing but notifications has nothing to answer. */
function send(response: ServerResponse, answer: string, status = 200): Ending {
  if (answer !== '') sendJson(response, status, answer)
  else if (!response.destroyed) response.writeHead(204).end()
  return { response: answer }
}

async function ask(
  options: CompleteOptions,
  chainId: number,
  original: RpcMessage,
  entry: OpenExchange
): Promise<{ readonly text: string; readonly status?: number }> {
  // Weather goes by what was asked, before that becomes what the node gets.
  const faultyCalls = applyCallFaults(options.weather, chainId, original, 'http')
  if (!faultyCalls) return { text: await askInTurn(options, chainId, await prepare(options, chainId, original)) }
  entry.addFaults(...faultyCalls.faults)
  const rewritten = await faultyCalls.rewrite(() => readAvailableBlocks(options, chainId))
  const answer = await askInTurn(options, chainId, await prepare(options, chainId, rewritten.message))
  const text = rewritten.alter(answer)
  return { text, status: rewritten.statusOf(text) }
}

async function prepare({ beforeForward }: CompleteOptions, chainId: number, message: RpcMessage): Promise<RpcMessage> {
  return withCalls(message, (await beforeForward?.(chainId, message.calls)) ?? message.calls)
}

async function askInTurn(options: CompleteOptions, chainId: number, message: RpcMessage): Promise<string> {
  const ask = (text: string) => askNode(options, chainId, text)
  const noteAnswer = timeAnswer(chainId, message)
  const answer = await (options.askInTurn?.(chainId, message, ask) ?? ask(message.text))
  noteAnswer()
  return answer
}

/** At most 2 MB. @throws Refusal */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_MESSAGE_BYTES) chunks.push(chunk)
      else reject(new Refusal(413, -32600, `Requests may have at most ${MAX_MESSAGE_BYTES} bytes.`))
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}

export function sendJson(response: ServerResponse, status: number, body: string): void {
  if (response.destroyed) return
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.writeHead(status).end(body)
}
