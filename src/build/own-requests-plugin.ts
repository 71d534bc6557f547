import type { IncomingHttpHeaders } from 'node:http'
import type { Plugin } from 'vite'
import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import { parseUrl } from '#domain/parse-url.ts'

/** Opens a file in the developer's editor. */
const EDITOR = '/__open-in-editor'
const PORT = /:\d+$/

/**
 * The development server answers its own page and programs of this machine: other pages, also of this machine, may lead
 * to the page, frame it and show its pictures, but load no file of the project and open no editor. Behind the plugins
 * that serve something with rules of their own.
 */
export function ownRequests(): Plugin {
  return {
    name: 'portside-own-requests',
    apply: 'serve',
    enforce: 'post',
    configureServer({ middlewares }) {
      middlewares.use(({ headers, url = '' }, response, next) => {
        if (isOwnRequest(headers, url)) next()
        else response.writeHead(403, { 'content-type': 'text/plain' }).end('Requests must come from the page itself.')
      })
    }
  }
}

/** Browsers say where a request comes from by `Sec-Fetch-Site`, and older ones of some requests by `Origin`. */
export function isOwnRequest(headers: IncomingHttpHeaders, url: string): boolean {
  const { host = '', origin } = headers
  if (!isLoopbackHost(host.replace(PORT, ''))) return false
  const site = headers['sec-fetch-site'] ?? 'none'
  const isOwnSite = site === 'none' || site === 'same-origin'
  if (isOwnSite) return origin === undefined || parseUrl(origin)?.host === host
  if (url.startsWith(EDITOR)) return false
  return headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-dest'] === 'image'
}
