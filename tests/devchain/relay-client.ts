import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

export interface RelayKey {
  readonly clientId: string
  readonly privateKey: KeyObject
}

/** A client's identity, which it keeps across reconnects. */
export function relayKey(): RelayKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return { clientId: `did:key:z${base58(Buffer.concat([Buffer.from('ed01', 'hex'), raw]))}`, privateKey }
}

/** @param claims override a client's own. */
export function relayToken({ clientId, privateKey }: RelayKey, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = part({ alg: 'EdDSA', typ: 'JWT' })
  const body = part({ iss: clientId, sub: '00', aud: 'ws://relay', iat: now, exp: now + 86_400, ...claims })
  return `${head}.${body}.${sign(null, Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`
}

interface Pushed {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
}

interface Frame {
  readonly id: number | string
  readonly method?: string
  readonly params?: { readonly data: Omit<Pushed, 'id'> }
  readonly result?: unknown
  readonly error?: { readonly code: number }
}

/** A minimal client of the relay's protocol; acknowledges pushed messages. */
export class RawClient {
  readonly pushed: Pushed[] = []
  acknowledges = true
  readonly #socket: WebSocket
  readonly #answers = new Map<string, (frame: Frame) => void>()
  #lastId = 10n ** 18n

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('error', () => undefined)
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))))
  }

  static async connect(url: string, key: RelayKey): Promise<RawClient> {
    const client = new RawClient(new WebSocket(`${url}?projectId=test&auth=${relayToken(key)}`))
    await once(client.#socket, 'open')
    return client
  }

  get closed(): Promise<unknown> {
    return once(this.#socket, 'close')
  }

  /** @returns the result, or the error's code. */
  call(method: string, params: object): Promise<unknown> {
    const id = String(++this.#lastId) // clients use strings of 19 digits
    this.#socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    return new Promise((resolve) => {
      this.#answers.set(id, ({ result, error }) => resolve(error ? error.code : result))
    })
  }

  close(): void {
    this.#socket.terminate()
  }

  #receive(frame: Frame): void {
    if (frame.method !== 'irn_subscription' || !frame.params) {
      this.#answers.get(String(frame.id))?.(frame)
      return
    }
    const { topic, message, tag } = frame.params.data
    this.pushed.push({ id: Number(frame.id), topic, message, tag })
    if (this.acknowledges) this.#socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
  }
}

/** How a connection is refused: its close code and reason, or the HTTP status. */
export async function refusalOf(url: string, headers: Record<string, string> = {}): Promise<readonly unknown[]> {
  const socket = new WebSocket(url, { headers })
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, response) => resolve([response.statusCode]))
    socket.on('close', (code, reason) => resolve([code, String(reason)]))
  })
}

function base58(bytes: Buffer): string {
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${BASE58[Number(value % 58n)]}${text}`
  return text
}
