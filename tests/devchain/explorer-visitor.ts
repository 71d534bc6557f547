import type { Hono } from 'hono'

const ORIGIN = 'http://127.0.0.1:5173'

/** A page of the explorer, fetched over HTTP. */
export interface Visited {
  readonly status: number
  /** After redirects. */
  readonly path: string
  readonly html: string
  /** The text of the page's main part, on one line. */
  readonly text: string
  readonly headers: Headers
}

/** Visits the explorer like a browser on this machine, including its forms. */
export class ExplorerVisitor {
  readonly #app: Hono

  constructor(app: Hono) {
    this.#app = app
  }

  /** `path` is relative to the explorer's. */
  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Visited> {
    return this.#request(path, { headers })
  }

  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = { origin: ORIGIN }
  ): Promise<Visited> {
    return this.#request(path, { method: 'POST', body: new URLSearchParams(fields), headers })
  }

  async #request(path: string, init: RequestInit): Promise<Visited> {
    const headers = { host: '127.0.0.1:5173', ...Object(init.headers) }
    const response = await this.#app.fetch(new Request(`${ORIGIN}/__dev/explorer${path}`, { ...init, headers }))
    const location = response.headers.get('location')
    if (location !== null) {
      const { pathname, search } = new URL(location, `${ORIGIN}/__dev/explorer${path}`)
      return this.get(`${pathname}${search}`.replace('/__dev/explorer', ''))
    }
    const html = await response.text()
    return { status: response.status, path, html, text: textOf(html), headers: response.headers }
  }
}

function textOf(html: string): string {
  const main = /<main id="main">([\s\S]*)<\/main>/.exec(html)?.[1] ?? html
  const text = main
    .replace(/<\/?(?:b|code|a|q)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.)])/g, '')
    .trim()
}
