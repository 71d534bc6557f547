import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../loopback.ts'
import { Refusal } from './refusal.ts'

const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** For requests and upgrades: browsers let any page open a WebSocket. @throws Refusal unless the page itself sent it. */
export function checkSender({ headers }: IncomingMessage): void {
  if (!isLoopbackHost(headers.host)) throw new Refusal(403, -32600, 'Requests must be made to this machine.')
  if (headers.origin !== undefined && !isSameOrigin(headers.origin, headers.host)) {
    throw new Refusal(403, -32600, 'Requests must come from the page itself.')
  }
}

/** Requires a request that a foreign page cannot send without a preflight. @throws Refusal. */
export function checkForm({ headers, method }: IncomingMessage): void {
  if (method !== 'POST') throw new Refusal(405, -32600, 'Requests must be POST.')
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, -32600, 'Requests must be application/json.')
  }
}

function isSameOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}
