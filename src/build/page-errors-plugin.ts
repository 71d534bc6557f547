import type { HotPayload, InferCustomEventPayload, Plugin } from 'vite'

/** What Vite's client sends of an error that nobody has caught in the page (`server.forwardConsole`). */
type Forwarded = InferCustomEventPayload<'vite:forward-console'>

/** Wallets run in every page. */
const EXTENSION = /(?:chrome|moz|safari-web)-extension:/

/** Shows errors that nobody has caught in Vite's overlay; Vite itself prints them, and shows those of compiling. */
export function pageErrors(): Plugin {
  return {
    name: 'portside-page-errors',
    apply: 'serve',
    configureServer({ environments }) {
      environments.client.hot.on('vite:forward-console', (forwarded, client) => {
        const overlay = overlayOf(forwarded)
        if (overlay) client.send(overlay)
      })
    }
  }
}

/** Undefined for what is not shown: a log, or an error of a browser's extension. */
export function overlayOf({ type, data }: Forwarded): HotPayload | undefined {
  if (type === 'log') return undefined
  const { name, message, stack = '' } = data
  if (EXTENSION.test(stack)) return undefined
  return { type: 'error', err: { message: `${name}: ${message}`, stack: stack.replace(/^(?!\s*at ).*\n?/gm, '') } }
}
