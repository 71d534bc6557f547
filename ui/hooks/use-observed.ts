import { reaction } from 'mobx'
import { useMemo, useSyncExternalStore } from 'react'
import { isSameValue } from '#domain/same-value.ts'
import type { Models } from '#ui/models/models.ts'
import { useLanguage } from '#ui/views/language-context.ts'
import { useModels } from '#ui/views/models-context.ts'

/**
 * What `select` returns of the models, the same object while it is equal: a component renders again only when what it is
 * given has changed.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useObserved<Argument, Value>(
  select: (models: Models, argument: Argument) => Value,
  argument: Argument
): Value {
  // What is said of the models is in the page's language.
  useLanguage()
  const models = useModels()
  const { subscribe, snapshot } = useMemo(() => observed(() => select(models, argument)), [models, select, argument])
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

function observed<Value>(read: () => Value) {
  let last: { readonly value: Value } | undefined
  const snapshot = (): Value => {
    const value = read()
    if (!last || !isSameValue(last.value, value)) last = { value }
    return last.value
  }
  return { snapshot, subscribe: (notify: () => void) => reaction(snapshot, notify) }
}
