import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { viewAt } from '#ui/views/routes.ts'
import { pageFiles, pages } from '../pages.ts'
import { Root } from '../root.tsx'

/** Where each page is, with its file, from the folder of `src/index.html`. */
export const pageRoutes = Object.entries(pageFiles).map(([file, { path }]) => ({ file, path }))

// While this file is imported: once it is, it can import nothing more.
await viewAt(pages, '/').load().catch(nothing)

interface PrerenderedShell {
  readonly html: string
  readonly css: string
  /** Names of the styles in `css`, which emotion finds again in the browser. */
  readonly styleIds: string
}

/**
 * The shell as text, and its styles with those of the landing page, which a browser would otherwise make before it can draw
 * it. Runs on the build machine only; no wallet and no network is touched.
 */
export function prerenderShell(): PrerenderedShell {
  const cache = createStyleCache()
  // Collects the rules instead of writing a <style> beside each element.
  cache.compat = true
  const render = (root: ReactNode) => renderToString(<CacheProvider value={cache}>{root}</CacheProvider>)
  const html = render(<Root />)
  try {
    render(<Root hasContent />)
  } catch {
    // A landing page that only a browser can draw has its styles made there.
  }
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string'
  )
  const ids = rules.map(([id]) => id).filter((id) => cache.registered[`${cache.key}-${id}`] !== undefined)
  return { html, css: rules.map(([, css]) => css).join(''), styleIds: `${cache.key} ${ids.join(' ')}` }
}

function nothing(): undefined {
  return undefined
}
