import { once } from 'node:events'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Ending } from '#devchain/gateway/transcript.ts'
import { corrupt, firstHalf, isWait, malformedBody, waitOut } from './exchange-fault.ts'
import type { ExchangeFault } from './fault.ts'
import type { AppliedFault } from './weather.ts'

const CLIENT_DISCONNECTED: Ending = { failure: 'the client disconnected' }

/** Applies faults that replace the answer. @returns undefined when the node is still to be called. */
export async function answerInstead(
  applied: AppliedFault<ExchangeFault>,
  response: ServerResponse
): Promise<Ending | undefined> {
  const { fault } = applied
  if (isWait(applied)) {
    await waitOut(applied, disconnected(response))
    return response.destroyed ? CLIENT_DISCONNECTED : undefined
  }
  switch (fault.kind) {
    case 'drop':
      response.req.socket.destroy()
      return { failure: 'the connection was broken' }
    case 'status':
      return sendStatus(response, fault)
    case 'small-batches':
      return sendStatus(response, { kind: 'status', status: 500, body: batchRefusal(fault.atMost) })
    case 'malformed': {
      const body = malformedBody(fault)
      response.writeHead(200, { 'content-type': fault.contentType ?? 'text/html' }).end(body)
      return { response: body }
    }
    default:
      return undefined
  }
}

/** Sends a valid answer, altered or cut short by the fault. */
export async function sendCorrupted(
  applied: AppliedFault<ExchangeFault>,
  response: ServerResponse,
  body: string
): Promise<Ending> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  switch (applied.fault.kind) {
    case 'truncated':
      response.writeHead(200, headers).write(firstHalf(body), () => response.destroy())
      return { response: firstHalf(body) }
    case 'stalled':
      response.writeHead(200, headers).write(firstHalf(body))
      await Promise.race([applied.lifted, disconnected(response)])
      if (response.destroyed) return CLIENT_DISCONNECTED
      response.end(body.slice(firstHalf(body).length))
      return { response: body }
    default: {
      const text = corrupt(body, applied.fault)
      response.writeHead(200, headers).end(text)
      return { response: text }
    }
  }
}

/** The value of `Retry-After`: whole seconds or a date in GMT. */
export function retryAfterHeader(retryAfter: number | Date): string {
  return typeof retryAfter === 'number' ? String(retryAfter) : retryAfter.toUTCString()
}

function sendStatus(
  response: ServerResponse,
  { status, body, retryAfter }: ExchangeFault & { kind: 'status' }
): Ending {
  const text = body ?? JSON.stringify({ error: STATUS_CODES[status] ?? `Status ${status}` })
  response.setHeader('content-type', 'application/json')
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfterHeader(retryAfter))
  response.writeHead(status).end(text)
  return { response: text }
}

/** As drpc words it: neither a batch nor JSON-RPC. */
function batchRefusal(atMost: number): string {
  return JSON.stringify({ code: 31, message: `Batch of more than ${atMost} requests are not allowed on free tier` })
}

async function disconnected(response: ServerResponse): Promise<void> {
  if (!response.destroyed) await once(response, 'close')
}
