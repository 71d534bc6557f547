import { type ReactNode, useSyncExternalStore } from 'react'
import { pageLanguage, prerenderedLanguage, subscribeToLanguage } from '#src/language/page-language.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import type { Shell } from '#ui/views/shell-context.ts'
import type { Scene, Tab } from './story.ts'

interface OpenScene {
  readonly tab: Tab
  readonly view: ReactNode
  /** Whether the view waits for code that it loads when it is needed. */
  readonly isLoading: () => boolean
}

/** Arranges a scene on the product's models over its fakes, ready to be drawn. Whoever opens it stops the tab. */
export async function openScene({ tab: options, arrange, settings, shell = {}, draw }: Scene): Promise<OpenScene> {
  const opened = openTab(options?.())
  const tab = { ...opened, models: { ...opened.models, settings: { ...opened.models.settings, ...settings } } }
  await arrange?.(tab)
  let loading = 0
  const loadOrReload: Shell['loadOrReload'] = (load) => {
    loading++
    return load().finally(() => loading--)
  }
  const view = <View tab={tab} shell={{ loadOrReload, ...shell }} draw={draw} />
  return { tab, view, isLoading: () => loading > 0 }
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
