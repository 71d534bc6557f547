import { resultOf, rpcRequest } from '../json-rpc.ts'

/** Always JSON-RPC; its errors contain no key of the URL. */
export interface ForeignAnswer {
  /** The HTTP status. */
  readonly status: number
  readonly text: string
}

/** anvil's own timeout for the node it forks. */
const TIMEOUT_MS = 45_000
const MAX_ANSWER_BYTES = 64_000_000
/** Shorter parts of a URL, such as `v2` or `rpc`, are not keys. */
const MIN_KEY_LENGTH = 6
const HEX = /^0x[\da-f]*$/i
const SERVER_ERROR = -32_000
const BAD_GATEWAY = 502

/** A node elsewhere. Its URL may contain a key anywhere, so it never leaves this class. */
export class ForeignNode {
  readonly host: string
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #keys: readonly string[]

  constructor(given: URL) {
    const { username, password } = given
    const token = Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')
    const url = new URL(given)
    url.username = ''
    url.password = ''
    this.host = url.host
    this.#url = url.href
    this.#headers = {
      'content-type': 'application/json',
      ...((username || password) && { authorization: `Basic ${token}` })
    }
    this.#keys = keysOf(given, token)
  }

  /** @throws NodeError, or another error when the node does not answer. */
  async ask<Result>(method: string, params: readonly unknown[] = []): Promise<Result> {
    const { text } = await this.post(rpcRequest(method, params))
    return resultOf<Result>(JSON.parse(text))
  }

  /** Forwards JSON-RPC unchanged. @throws Error without an answer within 45 s, or for one of more than 64 MB. */
  async post(body: string): Promise<ForeignAnswer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const send = () => fetch(this.#url, { method: 'POST', headers: this.#headers, body, signal })
    // A keep-alive connection may have been closed by the server; reads are safe to repeat.
    const response = await send().catch(send)
    const { ok, status } = response
    const text = await readBounded(response)
    const answers = parseAnswers(text)
    if (answers) return { status, text: answers.some(isFailure) ? this.#mask(text) : text }
    const error = { code: SERVER_ERROR, message: `status ${status} without JSON-RPC` }
    return { status: ok ? BAD_GATEWAY : status, text: JSON.stringify({ jsonrpc: '2.0', id: null, error }) }
  }

  #mask(text: string): string {
    const mask = (_name: string, value: unknown) => {
      if (typeof value !== 'string' || HEX.test(value)) return value
      return this.#keys.reduce((masked, key) => masked.replaceAll(key, '…'), value)
    }
    return JSON.stringify(JSON.parse(text, mask))
  }
}

/** Encoded and decoded, longest first. */
function keysOf({ username, password, pathname, search }: URL, token: string): readonly string[] {
  const values = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1))
  const encoded = [username, password, ...pathname.split('/'), ...values]
  return [...encoded, ...encoded.map(decoded), token]
    .filter((part) => part.length >= MIN_KEY_LENGTH)
    .sort((a, b) => b.length - a.length)
}

/** Leaves text with an invalid `%` escape unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`The answer has more than ${MAX_ANSWER_BYTES} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined for anything but JSON-RPC, such as an HTML page or other JSON. */
function parseAnswers(text: string): readonly object[] | undefined {
  try {
    const answers: readonly unknown[] = [JSON.parse(text)].flat()
    return answers.every(isAnswer) ? answers : undefined
  } catch {
    return undefined
  }
}

function isAnswer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && ('result' in value || 'error' in value)
}

function isFailure(answer: object): boolean {
  return 'error' in answer && answer.error !== null
}
