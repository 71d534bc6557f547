import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Where the dev server shows every part of the page in every state. */
export const SHOWCASE_PATH = '/__dev/showcase'

const FOLDER = fileURLToPath(new URL('../showcase/', import.meta.url))

/** By their paths below `SHOWCASE_PATH`. */
const pages = new Map([
  ['/', 'gallery.html'],
  ['/frame', 'frame.html']
])

/** Serves the showcase; `apply: 'serve'` keeps it out of builds, and no code of the page imports it. */
export function showcasePlugin(): Plugin {
  return {
    name: 'portside:showcase',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(SHOWCASE_PATH, async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://showcase')
        const page = pages.get(pathname)
        if (!page) return next()
        try {
          const file = await readFile(FOLDER + page, 'utf8')
          const html = await server.transformIndexHtml(`/showcase/${page}`, file, SHOWCASE_PATH)
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html)
        } catch (cause) {
          next(cause)
        }
      })
    }
  }
}
