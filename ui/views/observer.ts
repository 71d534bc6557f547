// biome-ignore lint/style/noRestrictedImports: every other view observes through this one.
import { observer as observerOfModels } from 'mobx-react-lite'
import type { FunctionComponent } from 'react'
import { useLanguage } from './language-context.ts'

/**
 * Draws anew when a model that it reads or the page's language changes, and not when its parent does with the same
 * properties. A plain component needs nothing for the language: its parent draws it anew.
 */
export function observer<Props extends object>(draw: FunctionComponent<Props>): FunctionComponent<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: a module calls this once for each of its views.
  function Observer(props: Props) {
    useLanguage()
    return draw(props)
  }
  Observer.displayName = draw.name
  return observerOfModels(Observer)
}
