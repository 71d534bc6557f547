import { type ReactNode, useSyncExternalStore } from 'react'
import { pageLanguage, prerenderedLanguage, subscribeToLanguage } from '#src/language/page-language.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { Scene, Tab } from './story.ts'

interface OpenScene {
  readonly tab: Tab
  readonly view: ReactNode
}

/** Arranges a scene on the product's models over its fakes, ready to be drawn. Whoever opens it stops the tab. */
export async function openScene({ tab: options, arrange, settings, shell = {}, draw }: Scene): Promise<OpenScene> {
  const opened = openTab(options?.())
  const tab = { ...opened, models: { ...opened.models, settings: { ...opened.models.settings, ...settings } } }
  await arrange?.(tab)
  return { tab, view: <View tab={tab} shell={shell} draw={draw} /> }
}

/** As on the real page, another language changes the texts and nothing else. */
function View({ tab, shell, draw }: Required<Pick<Scene, 'draw' | 'shell'>> & { readonly tab: Tab }) {
  const language = useSyncExternalStore(subscribeToLanguage, pageLanguage, prerenderedLanguage)
  return (
    <FakePage models={tab.models} shell={shell} language={language}>
      {draw(tab)}
    </FakePage>
  )
}
