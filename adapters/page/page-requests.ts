import type { PageRequest } from '#domain/page-request.ts'

/**
 * What this page asks of hosts, as the browser itself accounts for it (Resource Timing), so that libraries, pictures and a team's
 * own code are included, and attempts that fail. Of sockets it gives no account: they are noted as they are made.
 */
export class PageRequests {
  readonly #seen = new Map<string, PageRequest>()

  /** @returns each address once, in no particular order */
  readonly list = (): readonly PageRequest[] => [...this.#seen.values()]

  /** Browsers keep the first requests for whoever comes later, but no socket. */
  watch(page: typeof globalThis): void {
    const { document, performance } = page
    new page.PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as PerformanceResourceTiming[]) {
        // In no time, only the page's policy or the browser's memory answers.
        if (entry.duration > 0)
          this.#note(
            entry.name,
            entry.initiatorType === 'img' ? 'picture' : 'request',
            performance.timeOrigin + entry.startTime
          )
      }
    }).observe({ type: 'resource', buffered: true })
    const note = (url: string) => this.#note(url, 'socket', Date.now())
    page.WebSocket = class extends page.WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given)
        note(this.url)
      }
    }
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      this.#seen.delete(`socket ${addressOf(blockedURI)}`)
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
