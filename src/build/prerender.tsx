import { CacheProvider } from '@emotion/react'
import { renderToString } from 'react-dom/server'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { pageFiles } from '../pages.ts'
import { Root } from '../root.tsx'

/** Where each page is, with its file, from the folder of `src/index.html`. */
export const pageRoutes = Object.entries(pageFiles).map(([file, { path }]) => ({ file, path }))

interface PrerenderedShell {
  readonly html: string
  readonly css: string
  /** Names of the styles in `css`, which emotion finds again in the browser. */
  readonly styleIds: string
}

/** The shell as text. Runs on the build machine only; no wallet and no network is touched. */
export function prerenderShell(): PrerenderedShell {
  const cache = createStyleCache()
  // Collects the rules instead of writing a <style> beside each element.
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <Root />
    </CacheProvider>
  )
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string'
  )
  const ids = rules.map(([id]) => id).filter((id) => cache.registered[`${cache.key}-${id}`] !== undefined)
  return { html, css: rules.map(([, css]) => css).join(''), styleIds: `${cache.key} ${ids.join(' ')}` }
}
