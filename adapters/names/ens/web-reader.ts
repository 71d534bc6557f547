import { EndpointError, noCompleteAnswer } from '#adapters/rpc/endpoint/endpoint-error.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'

export interface WebAnswer {
  readonly status: number
  readonly mediaType: string
  readonly text: string
}

interface WebReaderOptions {
  readonly fetch: typeof fetch
  readonly timeoutMs: number
}

/** More than any gateway response or token metadata needs. */
const MAX_RESPONSE_BYTES = 262_144

/** Fetches from hosts named in untrusted records, without revealing anything about the visitor. */
export class WebReader {
  readonly #options: WebReaderOptions

  constructor(options: WebReaderOptions) {
    this.#options = options
  }

  /** Aborts all reads of `work` on timeout. @throws EndpointError */
  withTimeout<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const { timeoutMs } = this.#options
    return withTimeout(timeoutMs, work, () => noCompleteAnswer(timeoutMs))
  }

  /** @throws EndpointError if there is no complete response, or one that is too large */
  async read(url: string, signal: AbortSignal, init: RequestInit = {}): Promise<WebAnswer> {
    const response = await this.#request(url, signal, init)
    const mediaType = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    return { status: response.status, mediaType, text: await readText(response) }
  }

  async #request(url: string, signal: AbortSignal, init: RequestInit): Promise<Response> {
    try {
      return await this.#options.fetch(url, {
        ...init,
        signal,
        // A redirect's target is unchecked, and hidden from the page.
        redirect: 'error',
        credentials: 'omit',
        referrerPolicy: 'no-referrer'
      })
    } catch (cause) {
      throw new EndpointError('unreachable', 'the HTTP request failed', undefined, { cause })
    }
  }
}

async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await readPart(reader)
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > MAX_RESPONSE_BYTES) {
      void reader.cancel().catch(() => undefined)
      throw new EndpointError('malformed', `the answer is larger than ${MAX_RESPONSE_BYTES} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

async function readPart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch (cause) {
    throw new EndpointError('unreachable', 'the answer was cut off', undefined, { cause })
  }
}
