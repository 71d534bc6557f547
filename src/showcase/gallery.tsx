import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { Gallery } from './gallery-page.tsx'
import { stories } from './stories.ts'

const place = document.getElementById('root')
if (!place) throw new Error('The showcase has no element with the id "root".')
// The kept language is the real page's.
Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
delete document.documentElement.dataset['untranslated']
document.title = 'Showcase'
// For tests, which draw them all.
document.documentElement.dataset['states'] = JSON.stringify(
  [...stories].flatMap(([part, { states }]) => Object.keys(states).map((state) => ({ part, state })))
)
createRoot(place).render(
  <CacheProvider value={createStyleCache()}>
    <Gallery />
  </CacheProvider>
)
