import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fixLinks } from '#ui/base-path.ts'
import { hasStoredConnection, VERSION, VERSION_KEY } from '#ui/models/stored-settings.ts'
import { pathOnScreen } from '#ui/router.tsx'
import type { LanguageTag } from '#ui/text/languages.ts'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { followTranslator } from '#ui/translated-page.ts'
import { viewAt } from '#ui/views/routes.ts'
import { browserStore } from './browser-store.ts'
import { loadTexts } from './language/load-texts.ts'
import { standIn } from './language/page-language.ts'
import { pageLoader } from './loading/page-loader.ts'
import { pageRequests } from './page-requests.ts'
import { pages } from './pages.ts'
import { Root } from './root.tsx'

pageRequests.watch(globalThis)
fixLinks()
browserStore.write(VERSION_KEY, VERSION)
/** In ms, how long the shell, which is on screen already, waits for the content's code to be drawn in one with it. */
const CONTENT_MS = 50

// A failure is reported where the page is drawn.
const content = viewAt(pages, pathOnScreen())
  .load()
  .catch(() => undefined)
// The code of an account that is remembered loads beside it.
if (hasStoredConnection(browserStore)) pageLoader.prepareRememberedAccount()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

followTranslator(root)

const page = (
  <StrictMode>
    <CacheProvider value={createStyleCache()}>
      <Root />
    </CacheProvider>
  </StrictMode>
)

const html = document.documentElement
const contentOrTime = Promise.race([content, new Promise((resolve) => setTimeout(resolve, CONTENT_MS))])

if (html.lang === 'en') contentOrTime.then(() => draw(root))
else
  loadTexts('shell').then((isTranslated) => {
    if (isTranslated) root.replaceChildren()
    else {
      standIn.for = html.lang as LanguageTag
      Object.assign(html, { lang: 'en', dir: 'ltr' })
    }
    delete html.dataset.untranslated
    draw(root)
  })

function draw(root: HTMLElement): void {
  // The build writes the shell into the page, in English; the development server does not, and it shows what is reported.
  if (root.firstElementChild) hydrateRoot(root, page)
  else createRoot(root, import.meta.env.DEV ? { onCaughtError: reportError } : {}).render(page)
}
