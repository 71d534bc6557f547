import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Observer } from './observer.ts'

/** From a session that is looked up in memory to contract accounts, whose nodes have 8 seconds. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Prometheus metrics of one service. Their labels take few values, none of which a visitor chooses. */
export class Metrics implements Observer {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'portside_requests_total',
    help: 'Requests that were answered, by the code of their refusal, if any.',
    labelNames: ['method', 'route', 'status', 'error'],
    registers: [this.#registry]
  })
  readonly #durations = new Histogram({
    name: 'portside_request_duration_seconds',
    help: 'How long requests took; an event stream, until it opened.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_S,
    registers: [this.#registry]
  })
  readonly #failures = new Counter({
    name: 'portside_failures_total',
    help: 'Failures of the store, of nodes and of the service itself, as in its log.',
    registers: [this.#registry]
  })

  /**
   * @param isReady whether the service would serve a request, as in `/readyz`.
   * @param openStreams how many event streams it serves.
   */
  constructor(isReady: () => Promise<boolean>, openStreams: () => number) {
    collectDefaultMetrics({ register: this.#registry })
    new Gauge({
      name: 'portside_ready',
      help: '1 if the store answers and the service is not shutting down.',
      registers: [this.#registry],
      async collect() {
        this.set((await isReady()) ? 1 : 0)
      }
    })
    new Gauge({
      name: 'portside_event_streams',
      help: 'Event streams of open pages.',
      registers: [this.#registry],
      collect() {
        this.set(openStreams())
      }
    })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  answered({ method, route, status, error, durationMs }: Parameters<Observer['answered']>[0]): void {
    this.#requests.inc({ method, route, status: String(status), error: error ?? '' })
    this.#durations.observe({ method, route }, durationMs / 1000)
  }

  failed(): void {
    this.#failures.inc()
  }

  /** It is for people to read. */
  warned(): void {}

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
