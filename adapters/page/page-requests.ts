import type { PageRequest } from '#domain/page-request.ts'

/**
 * What this page asks of hosts, as the browser itself accounts for it (Resource Timing), so that libraries, pictures and a team's
 * own code are included, and attempts that fail. Of sockets it gives no account: they are noted as they are made.
 */
export class PageRequests {
  readonly #seen = new Map<string, PageRequest>()

  /** @returns each address once, in no particular order */
  readonly list = (): readonly PageRequest[] => [...this.#seen.values()]

  /** Browsers keep the first requests for whoever comes later, but no socket. A browser that tells nothing is not listened to. */
  watch(page: typeof globalThis): void {
    if ('PerformanceObserver' in page) this.#watchRequests(page)
    if ('WebSocket' in page) this.#watchSockets(page)
  }

  #watchRequests({ PerformanceObserver, performance }: typeof globalThis): void {
    const observer = new PerformanceObserver((entries) => {
      for (const { name, initiatorType, startTime, duration } of entries.getEntries() as PerformanceResourceTiming[]) {
        // In no time, only the page's policy or the browser's memory answers.
        if (duration === 0 || !/^https?:/.test(name)) continue
        // The clock of entries stands still while a machine sleeps.
        const at = Date.now() - (performance.now() - startTime)
        this.#note(name, initiatorType === 'img' ? 'picture' : 'request', at)
      }
    })
    observer.observe({ type: 'resource', buffered: true })
  }

  #watchSockets(page: typeof globalThis): void {
    const note = (url: string) => this.#note(url, 'socket', Date.now())
    const Noted = class extends page.WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        note(this.url)
      }
    }
    // An extension may have made it read-only.
    Reflect.set(page, 'WebSocket', Noted)
    page.document.addEventListener('securitypolicyviolation', ({ blockedURI, disposition }) => {
      if (disposition === 'enforce') this.#seen.delete(`socket ${addressOf(blockedURI)}`)
    })
  }

  #note(name: string, kind: PageRequest['kind'], at: number): void {
    const url = addressOf(name)
    const key = `${kind} ${url}`
    const { firstAt = at, lastAt = at, count = 0 } = this.#seen.get(key) ?? {}
    this.#seen.set(key, {
      url,
      kind,
      firstAt: Math.min(firstAt, at),
      lastAt: Math.max(lastAt, at),
      count: count + 1
    })
  }
}

function addressOf(url: string): string {
  return url.replace(/[?#].*/, '')
}
