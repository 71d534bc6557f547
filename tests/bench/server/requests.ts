import { Agent, request } from 'node:http'
import { PAGE } from './process.ts'

export interface BenchAnswer {
  readonly status: number
  readonly body: string
  readonly cookie: string
}

interface BenchRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly cookie?: string
  readonly body?: string
  /** Which visitor: each has an address of its own. */
  readonly visitor: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export function send({ method, url, cookie = '', body = '', visitor }: BenchRequest): Promise<BenchAnswer> {
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
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const [set = ''] = response.headers['set-cookie'] ?? []
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          cookie: set.replace(/;.*/, '')
        })
      })
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
