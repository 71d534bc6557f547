import type { Thrown } from '../wallet-error.ts'

/** The settings of a scripted wallet's provider in the page. */
export interface PageProviderConfig {
  readonly id: string
  readonly name: string
  /** Announced (EIP-6963). */
  readonly info: Readonly<Record<string, unknown>>
  readonly flags: Readonly<Record<string, unknown>>
  readonly announces: 'immediately' | 'on demand' | 'never'
  /**
   * `overwriting`: replaces another wallet. `permanently`: also cannot be replaced. `true`: set if it is free, and shared
   * (`providers`) if not.
   */
  readonly takesWindowEthereum: boolean | 'overwriting' | 'permanently'
  readonly hasRemoveListener: boolean
  /** The page's function that calls Node. */
  readonly binding: string
  /** The page's function through which Node sends events. */
  readonly receiver: string
}

export interface PageRequest {
  readonly id: string
  readonly origin: string
  readonly method: string
  readonly params: unknown
}

export type PageAnswer = { readonly result: unknown; readonly error?: undefined } | { readonly error: Thrown }

/** A message from Node to the provider: a batch of events, or a request to announce itself. */
export type PageMessage = readonly (readonly [event: string, value: unknown])[] | 'announce'

/**
 * Serialised and run in the page before its own scripts, so it can use only its argument. It holds no key; every request
 * goes to Node.
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
      if (typeof answer.error === 'string') throw answer.error
      if (answer.error !== undefined) throw Object.assign(new Error(answer.error.message), answer.error)
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

  const detail = Object.freeze({ info: Object.freeze(config.info), provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const beginAnnouncing = () => {
    window.removeEventListener('eip6963:requestProvider', announce)
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }
  const receive = (message: PageMessage) => {
    if (message === 'announce') return beginAnnouncing()
    for (const [event, value] of message) for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  Object.defineProperty(window, config.receiver, { value: receive })
  if (config.announces === 'immediately') beginAnnouncing()
  if (!config.takesWindowEthereum) return
  const owner = page['ethereum'] as { providers?: unknown[] } | undefined
  const overwrites = config.takesWindowEthereum !== true
  if (owner && !overwrites) {
    owner.providers = [...(owner.providers ?? [owner]), provider]
    return
  }
  const isReplaceable = config.takesWindowEthereum !== 'permanently'
  try {
    Object.defineProperty(window, 'ethereum', { value: provider, configurable: isReplaceable, writable: isReplaceable })
  } catch {
    // Another wallet holds it permanently.
  }
}
