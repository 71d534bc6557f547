import type { WalletErrorData } from './wallet-error.ts'

/** What the page's side of a scripted wallet needs to know. */
export interface PageProviderConfig {
  readonly id: string
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  readonly icon: string
  readonly flags: Readonly<Record<string, unknown>>
  readonly announces: 'at once' | 'when told' | 'never'
  /**
   * `over others`: takes it from whoever has it. `for good`: nobody can take it from this wallet. Otherwise it is taken
   * when it is free, and shared (`providers`) when it is not.
   */
  readonly takesWindowEthereum: boolean | 'over others' | 'for good'
  readonly hasRemoveListener: boolean
  /** The function that leads to Node. */
  readonly binding: string
  /** Where Node finds the function that tells this provider of events. */
  readonly door: string
}

export interface PageRequest {
  readonly id: string
  readonly origin: string
  readonly method: string
  readonly params: unknown
}

export type PageAnswer = { readonly result: unknown; readonly error?: undefined } | { readonly error: WalletErrorData }

/** What Node may tell the provider: events, all in one go, or to announce itself. */
export type PageMessage = readonly (readonly [event: string, value: unknown])[] | 'announce'

/**
 * Runs in the page before any script of the page, as text: it can use nothing but its argument. It holds no key; every
 * request goes to Node.
 */
export function installPageProvider(config: PageProviderConfig): void {
  if (window.top !== window) return
  type Listener = (value: unknown) => void
  const page = window as unknown as Record<string, unknown>
  const listeners = new Map<string, Set<Listener>>()
  const provider: Record<string, unknown> = {
    ...config.flags,
    async request(given: { readonly method?: unknown; readonly params?: unknown }) {
      if (typeof given?.method !== 'string') throw Object.assign(new Error('Bad request'), { code: -32602 })
      const ask = page[config.binding] as (request: PageRequest) => Promise<PageAnswer>
      const { id } = config
      const answer = await ask({ id, origin: location.origin, method: given.method, params: given.params ?? [] })
      if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error)
      return answer.result
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    }
  }
  if (config.hasRemoveListener) {
    provider['removeListener'] = (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener)
      return provider
    }
  }

  const { uuid, name, icon, rdns } = config
  const detail = Object.freeze({ info: Object.freeze({ uuid, name, icon, rdns }), provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const beginAnnouncing = () => {
    window.removeEventListener('eip6963:requestProvider', announce)
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  const hear = (message: PageMessage) => {
    if (message === 'announce') return beginAnnouncing()
    for (const [event, value] of message) for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  Object.defineProperty(window, config.door, { value: hear })
  if (config.announces === 'at once') beginAnnouncing()
  if (!config.takesWindowEthereum) return
  const owner = page['ethereum'] as { providers?: unknown[] } | undefined
  const isGreedy = config.takesWindowEthereum !== true
  if (owner && !isGreedy) {
    owner.providers = [...(owner.providers ?? [owner]), provider]
    return
  }
  const isOpen = config.takesWindowEthereum !== 'for good'
  try {
    Object.defineProperty(window, 'ethereum', { value: provider, configurable: isOpen, writable: isOpen })
  } catch {
    // Another wallet has it for good.
  }
}
