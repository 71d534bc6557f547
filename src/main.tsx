import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hasStoredConnection, VERSION, VERSION_KEY } from '#ui/models/stored-settings.ts'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { viewAt } from '#ui/views/routes.ts'
import { browserStore } from './browser-store.ts'
import { prepareAccount } from './loading/app-loader.ts'
import { pages } from './pages.ts'
import { Root } from './root.tsx'

browserStore.write(VERSION_KEY, VERSION)
// The page at this address loads while the shell hydrates; a failure is reported where the page is drawn.
viewAt(pages, location.pathname)
  .load()
  .catch(() => undefined)
// So does the code of an account that is remembered.
if (hasStoredConnection(browserStore)) prepareAccount()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

const page = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <Root />
    </CacheProvider>
  </StrictMode>
)

// The build writes the shell into the page; the development server does not.
if (root.firstElementChild) hydrateRoot(root, page)
else createRoot(root).render(page)
