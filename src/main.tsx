import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { type LoadedApp, Root } from './root.tsx'

let loading: Promise<LoadedApp> | undefined

/** Once for a page, however often React mounts the shell. */
function loadApp(): Promise<LoadedApp> {
  loading ??= import('./app.ts').then(({ start, ...views }) => ({ models: start(), ...views }))
  return loading
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

const page = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <Root load={loadApp} />
    </CacheProvider>
  </StrictMode>
)

// The build writes the shell into the page; the development server does not.
if (root.firstElementChild) hydrateRoot(root, page)
else createRoot(root).render(page)
