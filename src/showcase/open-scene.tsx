import type { ReactNode } from 'react'
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
  const view = (
    <FakePage models={tab.models} shell={shell}>
      {draw(tab)}
    </FakePage>
  )
  return { tab, view }
}
