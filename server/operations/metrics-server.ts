import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** Serves `/metrics` alone, on a port of its own that only the operator reaches. It does not listen yet. */
export function createMetricsServer(metrics: Pick<Metrics, 'contentType' | 'text'>): Server {
  return createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return void response.writeHead(404).end()
    try {
      const text = await metrics.text()
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
}
