import { autorun, compareShallow, untracked } from 'mobx'

/** What `useSyncExternalStore` reads: one object until something in it changes. */
export function snapshotStore<Value extends object | undefined>(read: () => Value) {
  let current = untracked(read)
  return {
    get: () => current,
    subscribe: (listener: () => void) =>
      autorun(() => {
        const next = read()
        if (compareShallow(current, next)) return
        current = next
        untracked(listener)
      })
  }
}
