import type { ComponentType, ReactNode } from 'react'

export interface LazyViewProps {
  /** Shown while the chunk loads. */
  readonly fallback?: ReactNode
}

/** A view in its own chunk, as `lazyView` makes it: `View` loads it, or says why that failed; `load` preloads it. */
export interface LazyView {
  readonly View: ComponentType<LazyViewProps>
  readonly load: () => Promise<unknown>
}

/** A page of the site: what each `page.ts` exports as `page`. */
export interface Page {
  /** Such as `/log-book`. */
  readonly path: string
  /** The English text of its link in the navigation; none without it. */
  readonly link?: string
  /** The code of an account is loaded before it is drawn: hooks and models work, but nobody has to be connected. */
  readonly needs?: 'account'
  readonly view: LazyView
}
