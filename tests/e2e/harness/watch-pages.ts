import type { BrowserContext, ConsoleMessage } from '@playwright/test'
import type { PageHost } from './page-host.ts'

const FAILED_REQUEST = /^Failed to load resource/
/** The console message for a socket that did not open, with its URL. */
const FAILED_SOCKET = /^WebSocket connection to '([^']+)' failed/
/** What Firefox reports of a module that a test answers with a failure, with its URL. */
const REFUSED_MODULE = /^Loading (?:failed for the )?module (?:from|with source) “([^”]+)”/
/** Likewise of a socket that did not open. */
const REFUSED_SOCKET = /^Firefox can’t establish a connection to the server at (wss?:.+)\.$/
/** Only a test goes offline. */
const TAKEN_OFFLINE = /net::ERR_INTERNET_DISCONNECTED/

/** Collects what must never happen on our pages: errors, policy violations, requests to other hosts. */
export async function watchPages(
  context: BrowserContext,
  host: PageHost,
  otherOrigins: readonly string[]
): Promise<string[]> {
  const problems: string[] = []
  const origins = [host.origin, ...otherOrigins]
  const missing = new Set<string>()
  context.on('weberror', (event) => {
    // In Firefox, the scripts of a test also run before it opens a page, where they have no storage.
    if (event.page()?.url() === 'about:blank') return
    const error = event.error()
    const [, refused] = REFUSED_MODULE.exec(error.message) ?? REFUSED_SOCKET.exec(error.message) ?? []
    if (refused === undefined || !host.wasBroken(refused)) problems.push(`Uncaught: ${error.stack ?? error}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message, host, missing)) {
      problems.push(`Console: ${message.text()} (${message.location().url})`)
    }
  })
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && !origins.includes(origin)) problems.push(`Foreign request: ${request.url()}`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (!origins.includes(new URL(socket.url()).origin.replace(/^ws/, 'http')))
        problems.push(`Foreign socket: ${socket.url()}`)
    })
  })
  // A page at an unknown path has status 404, which the console logs as an error.
  context.on('response', (response) => {
    if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url())
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI} ${sample}`)
    })
  })
  return problems
}

function isExpected(message: ConsoleMessage, host: PageHost, missing: ReadonlySet<string>): boolean {
  const text = message.text()
  if (TAKEN_OFFLINE.test(text)) return true
  const [, socket] = FAILED_SOCKET.exec(text) ?? []
  if (socket !== undefined) return host.wasBroken(socket)
  const { url } = message.location()
  return FAILED_REQUEST.test(text) && (host.wasBroken(url) || missing.has(url))
}
