import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type SyntheticEvent,
  use,
  useEffect,
  useRef,
  useSyncExternalStore
} from 'react'
import { pageAddress, pageAtAddress } from './base-path.ts'
import { keepDialogSteps, leaveDialog, onceBack } from './dialog-history.ts'
import { LinkPrefetchContext } from './prefetch.ts'

const listeners = new Set<() => void>()
let shownPlace: string | undefined
let hasNavigated = false

/** The path on screen; `/` while prerendering. The file that a static host serves for a path is that path. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, pathOnScreen, () => '/')
}

/** Within the site, wherever that is on its host. */
export function pathOnScreen(): string {
  return pageAtAddress(location.pathname)
}

/** A parameter of the address on screen; undefined where it is not given, and while prerendering. */
export function useParameter(name: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? undefined,
    () => undefined
  )
}

/** The query of the address on screen, such as `?status=failed`; empty where there is none, and while prerendering. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => location.search,
    () => ''
  )
}

/** Changes the address of what is on screen, which stays. Browsers refuse this for a while after some hundred changes. */
export function replaceQuery(query: string): void {
  try {
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
  } catch {
    return
  }
  shownPlace = place()
  for (const listener of listeners) listener()
}

/** Navigates within the site. An open dialog closes; the new page's title takes the focus, so that it is read out. */
export function navigate(to: string): void {
  const address = pageAddress(to)
  onceBack(() => {
    if (address !== place()) {
      leaveDialog(address)
      handleNavigation()
    }
    scrollTo({ top: 0 })
  })
}

/** True once after each navigation, for the new page's title; false on the first load. */
export function consumeNavigation(): boolean {
  const result = hasNavigated
  hasNavigated = false
  return result
}

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The path of a page of this site, such as `/dashboard`, with a query or without. */
  readonly to: string
}

/** A link within the site. Its page is loaded when it is hovered, touched or focused, and its view ahead of that. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const prefetch = use(LinkPrefetchContext)
  useEffect(() => (ref.current ? prefetch?.watch(ref.current) : undefined), [prefetch])
  const load = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => prefetch?.load(currentTarget)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || isLeftToBrowser(event)) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} ref={ref} href={pageAddress(to)} onClick={handleClick} onPointerEnter={load} onFocus={load} />
}

/** A modified click may mean a new tab, a new window or a download. */
function isLeftToBrowser({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  return (
    button !== 0 ||
    metaKey ||
    ctrlKey ||
    shiftKey ||
    altKey ||
    (currentTarget.target !== '' && currentTarget.target !== '_self')
  )
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    shownPlace = place()
    keepDialogSteps()
    addEventListener('popstate', handleNavigation)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('popstate', handleNavigation)
  }
}

function place(): string {
  return location.pathname + location.search
}

/** Following a fragment also fires `popstate`, but does not change the page. */
function handleNavigation(): void {
  if (place() === shownPlace) return
  shownPlace = place()
  hasNavigated = true
  for (const listener of listeners) listener()
}
