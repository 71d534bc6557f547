import type { PageAnswer, PageMessage, PageProviderConfig } from './page-provider.ts'

/** An EIP-1193 provider without a browser around it. */
export interface InProcessProvider {
  request(call: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

/** As much of a window as a wallet needs to show itself to its page. */
export interface AnnouncedTo {
  addEventListener(type: string, listener: () => void): void
  dispatchEvent(event: Event): boolean
}

type Door = (message: Exclude<PageMessage, 'announce'>) => void

/** The provider and the function that tells it of events. */
export function createInProcessProvider(
  { flags, hasRemoveListener }: Pick<PageProviderConfig, 'flags' | 'hasRemoveListener'>,
  ask: (method: string, params: unknown) => Promise<PageAnswer>
): { readonly provider: InProcessProvider; readonly door: Door } {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const provider: InProcessProvider = {
    ...flags,
    async request({ method, params = [] }) {
      const answer = await ask(method, params)
      if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error)
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
  const door: Door = (events) => {
    for (const [event, value] of events) for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  return { provider, door }
}

/** EIP-6963: now, and whenever the page asks. */
export function announceInProcess(
  { uuid, name, icon, rdns }: PageProviderConfig,
  provider: InProcessProvider,
  page: AnnouncedTo
): void {
  const detail = Object.freeze({ info: Object.freeze({ uuid, name, icon, rdns }), provider })
  const announce = () => void page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
}
