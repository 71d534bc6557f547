import type { PageAnswer, PageMessage, PageProviderConfig } from './page-provider.ts'

/** An EIP-1193 provider without a browser. */
export interface InProcessProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** The parts of a window that announcing a wallet needs. */
export interface AnnouncementTarget {
  addEventListener(type: string, listener: () => void): void
  dispatchEvent(event: Event): boolean
}

type Deliver = (message: Exclude<PageMessage, 'announce'>) => void

/** The provider, and the function that delivers events to it. */
export function createInProcessProvider(
  { flags, hasRemoveListener }: Pick<PageProviderConfig, 'flags' | 'hasRemoveListener'>,
  ask: (method: string, params: unknown) => Promise<PageAnswer>
): { readonly provider: InProcessProvider; readonly deliver: Deliver } {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const provider: InProcessProvider = {
    ...flags,
    async request({ method, params = [] }) {
      const answer = await ask(method, params)
      if (typeof answer.error === 'string') throw answer.error
      if (answer.error !== undefined) throw Object.assign(new Error(answer.error.message), answer.error)
      return answer.result
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    }
  }
  if (hasRemoveListener) {
    provider.removeListener = (event, listener) => {
      listeners.get(event)?.delete(listener)
      return provider
    }
  }
  const deliver: Deliver = (events) => {
    for (const [event, value] of events) for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  return { provider, deliver }
}

/** EIP-6963: now, and on every request of the page. */
export function announceInProcess(
  { info }: Pick<PageProviderConfig, 'info'>,
  provider: InProcessProvider,
  page: AnnouncementTarget
): void {
  const detail = Object.freeze({ info: Object.freeze(info), provider })
  const announce = () => void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
}
