import type { WeatherReport } from '#devchain/weather/control/weather-control.ts'
import { UsageError } from './usage-error.ts'

const TIMEOUT_MS = 20_000
/** Of `npm run devchain`, and of a dev server. */
const PATHS = ['/weather', '/__dev/weather']

/** The routes of the weather of a running harness. */
export class WeatherClient {
  readonly #url: string

  private constructor(url: string) {
    this.#url = url
  }

  /** @param given the address of a harness, of its dev server, or of the routes themselves. @throws UsageError */
  static async connect(given: string): Promise<WeatherClient> {
    if (!/^https?:\/\//.test(given) || !URL.canParse(given))
      throw new UsageError(`--url: "${given}" is not an address, such as http://127.0.0.1:8540.`)
    const url = given.replace(/\/+$/, '')
    const candidates = PATHS.some((path) => url.endsWith(path)) ? [url] : PATHS.map((path) => `${url}${path}`)
    for (const candidate of candidates) if (await isWeather(candidate)) return new WeatherClient(candidate)
    throw new UsageError(`No devchain answers at ${given}.`)
  }

  async report(): Promise<WeatherReport> {
    return (await ask(this.#url)) as WeatherReport
  }

  /** @throws Error with the sentence of the harness. */
  async post(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' }
    return ask(`${this.#url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
}

async function isWeather(url: string): Promise<boolean> {
  try {
    return 'chains' in Object(await ask(url))
  } catch {
    return false
  }
}

async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const answer: unknown = await response.json()
  if (response.ok) return answer
  throw new UsageError(String(Object(answer).error ?? `The devchain answered with status ${response.status}.`))
}
