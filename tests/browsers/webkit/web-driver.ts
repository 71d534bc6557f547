import { limit } from '../../run/limits.mjs'

/** What stands for an element in WebDriver's messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** An element of the page, as the driver names it. */
export interface Element {
  readonly [ELEMENT]: string
}

const COMMAND_MS = limit(20_000)

/** One session of a browser over WebDriver: https://www.w3.org/TR/webdriver2/ */
export class WebDriver {
  readonly #url: string

  private constructor(url: string) {
    this.#url = url
  }

  static async open(driverUrl: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await command<{ sessionId: string }>('POST', `${driverUrl}/session`, body)
    return new WebDriver(`${driverUrl}/session/${sessionId}`)
  }

  async goTo(url: string): Promise<void> {
    await this.#post('/url', { url })
  }

  async reload(): Promise<void> {
    await this.#post('/refresh')
  }

  /** Runs the function in the page, which gets only its arguments. */
  async run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.runScript(`return (${script})(...arguments)`, args)
  }

  async runScript<Result>(script: string, args: readonly unknown[] = []): Promise<Result> {
    return this.#post<Result>('/execute/sync', { script, args })
  }

  async click(element: Element): Promise<void> {
    await this.#post(`/element/${element[ELEMENT]}/click`)
  }

  /** Types into the element. */
  async type(element: Element, text: string): Promise<void> {
    await this.#post(`/element/${element[ELEMENT]}/value`, { text })
  }

  /** Presses keys one after the other, wherever the focus is. */
  async press(keys: readonly string[]): Promise<void> {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value }
    ])
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] })
  }

  /** A PNG of the window, in base64. */
  async screenshot(): Promise<string> {
    return this.#get('/screenshot')
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height })
  }

  /** The window that commands go to. */
  async window(): Promise<string> {
    return this.#get('/window')
  }

  async openWindow(): Promise<string> {
    const { handle } = await this.#post<{ handle: string }>('/window/new', { type: 'window' })
    return handle
  }

  async switchTo(handle: string): Promise<void> {
    await this.#post('/window', { handle })
  }

  async close(): Promise<void> {
    await command('DELETE', this.#url)
  }

  #get<Result>(path: string): Promise<Result> {
    return command('GET', this.#url + path)
  }

  #post<Result>(path: string, body: object = {}): Promise<Result> {
    return command('POST', this.#url + path, body)
  }
}

async function command<Result>(method: string, url: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(limit(COMMAND_MS))
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Result }
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value).slice(0, 400)}`)
  return value
}
