import type { IncomingMessage } from 'node:http'
import { isLoopbackHost, isOwnHost } from '#devchain/loopback.ts'
import { Refusal } from './refusal.ts'
import { walletReads } from './rpc-methods.ts'
import { checkSender } from './sender.ts'

export type MethodList = Pick<ReadonlySet<string>, 'has'>

/** Who may use a gateway, and which methods. */
export interface Senders {
  /** For requests and upgrades. @throws Refusal. */
  readonly check: (request: IncomingMessage) => void
  /** The methods this sender may call; undefined for the gateway's default list. */
  readonly methodsFor: (request: IncomingMessage) => MethodList | undefined
  /** CORS headers for this sender. */
  readonly headersFor: (request: IncomingMessage) => Readonly<Record<string, string>>
}

/** The page on the gateway's own origin. */
export const samePage: Senders = {
  check: checkSender,
  methodsFor: () => undefined,
  headersFor: () => ({})
}

/**
 * Wallets, pages of this machine, and programs on it. Browsers send an `Origin` with every request that could change
 * something, so a request without one comes from a program; only programs may call every method.
 * @param own a name of this machine besides its loopback names.
 */
export function machineNamed(own: string | undefined): Senders {
  return {
    check({ headers }) {
      if (!isOwnHost(headers.host, own)) throw new Refusal(403, -32600, 'Requests must be made to this machine.')
      if (headers.origin === undefined || isExtension(headers.origin) || isLoopbackPage(headers.origin)) return
      throw new Refusal(403, -32600, 'Requests must come from this machine.')
    },
    methodsFor: ({ headers }) => (headers.origin === undefined ? everyMethod : connectedMethods),
    headersFor: ({ headers }) => (headers.origin === undefined ? {} : corsHeaders(headers))
  }
}

/** Under its loopback names alone. */
export const thisMachine: Senders = machineNamed(undefined)

/** As `senders`, but pages of this machine may call every method, too: for a developer who asks for it. */
export function openToPages(senders: Senders): Senders {
  return {
    ...senders,
    methodsFor: (request) => (isExtension(request.headers.origin ?? '') ? senders.methodsFor(request) : everyMethod)
  }
}

const EXTENSION = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]+$/
const PREFLIGHT_VALID_FOR_S = '600'

const everyMethod: MethodList = { has: () => true }

/** Reading, filters and sending signed transactions: what a wallet calls on a network that was added to it. */
const connectedMethods: MethodList = new Set([...walletReads, 'linea_estimateGas'])

function isExtension(origin: string): boolean {
  return EXTENSION.test(origin)
}

function isLoopbackPage(origin: string): boolean {
  return /^https?:/.test(origin) && URL.canParse(origin) && isLoopbackHost(new URL(origin).host)
}

function corsHeaders(headers: IncomingMessage['headers']): Readonly<Record<string, string>> {
  return {
    vary: 'origin',
    'access-control-allow-origin': headers.origin ?? '',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': PREFLIGHT_VALID_FOR_S
  }
}
