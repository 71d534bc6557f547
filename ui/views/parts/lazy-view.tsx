import { type ComponentType, use } from 'react'

/** A view in a chunk of its own: `View` suspends until the chunk is there, `load` fetches it ahead. */
export interface LazyView {
  readonly View: ComponentType
  readonly load: () => Promise<unknown>
}

/** Unlike `React.lazy`, a chunk that is already there is drawn at once, and one that failed can be asked for again. */
export function lazyView(fetchView: () => Promise<ComponentType>): LazyView {
  let fetching: Promise<ComponentType> | undefined
  let hasFailed = false
  const load = () => {
    if (fetching && !hasFailed) return fetching
    hasFailed = false
    const fetched = fetchView()
    fetched.then(
      // The fields by which React knows, without waiting a turn, that a promise is settled.
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => {
        hasFailed = true
      }
    )
    fetching = fetched
    return fetched
  }
  function View() {
    const Fetched = use(fetching ?? load())
    return <Fetched />
  }
  return { View, load }
}
