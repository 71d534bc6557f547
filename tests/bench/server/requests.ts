import { Agent, request } from 'node:http'
import { PAGE } from './process.ts'

export interface BenchAnswer {
  readonly status: number
  readonly body: string
  readonly cookie: string
}

export interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly cookie?: string
  readonly body?: string
  /** Which visitor: each has an address of its own. */
  readonly visitor: number
  /** As a page that is closed leaves an event stream: after its first event. */
  readonly isLeft?: boolean
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export function send({
  method,
  url,
  cookie = '',
  body = '',
  visitor,
  isLeft = false
}: BenchRequest): Promise<BenchAnswer> {
  const headers = {
    origin: PAGE,
    cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      const done = () => {
        const [set = ''] = response.headers['set-cookie'] ?? []
        const body = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, body, cookie: set.replace(/;.*/, '') })
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (!isLeft) return
        done()
        sent.destroy()
      })
      response.on('end', done)
    })
    sent.on('error', reject).end(body)
  })
}

/** Runs work for each number up to `count`, so many at a time. */
export async function inParallel(count: number, width: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: width }, lane))
}
