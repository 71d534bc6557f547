import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSignInService } from '../app.ts'
import { Metrics } from './metrics.ts'
import { createMetricsServer } from './metrics-server.ts'

const none = () => 0
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

test('requests are counted by endpoint and outcome, with labels that no visitor chooses', async () => {
  const metrics = new Metrics(async () => true, none)
  const service = createSignInService({ observer: metrics, databaseWaitMs: 10_000 })
  closing.push(() => service.close())
  const origin = 'http://localhost'
  const call = (path: string, init?: RequestInit) => service.fetch(new Request(`${origin}${path}`, init))
  await call('/auth/nonce', { method: 'POST', headers: { origin } })
  await call('/verify', { method: 'POST', headers: { origin } })
  await call('/chosen-by-somebody')
  const text = await metrics.text()
  expect(text).toContain('portside_requests_total{method="POST",route="/nonce",status="200",error=""} 1')
  expect(text).toContain('portside_requests_total{method="POST",route="/verify",status="415",error="json-expected"} 1')
  expect(text).toContain('portside_requests_total{method="GET",route="other",status="404",error="not-found"} 1')
  expect(text).toContain('portside_request_duration_seconds_count{method="POST",route="/nonce"} 1')
  expect(text).toContain('portside_ready 1')
  expect(text).not.toContain('chosen-by-somebody')
})

test('event streams are counted while they are open', async () => {
  let open = 2
  const metrics = new Metrics(
    async () => true,
    () => open
  )
  expect(await metrics.text()).toContain('portside_event_streams 2')
  open = 0
  expect(await metrics.text()).toContain('portside_event_streams 0')
})

test('a store that fails is counted, and not ready', async () => {
  const metrics = new Metrics(async () => false, none)
  metrics.failed()
  const text = await metrics.text()
  expect([/portside_ready 0/, /portside_failures_total 1/].map((line) => line.test(text))).toEqual([true, true])
})

test('the port of metrics serves nothing else', async () => {
  const server = createMetricsServer(new Metrics(async () => true, none)).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers = await Promise.all(['/metrics', '/', '/metrics/../nonce'].map((path) => fetch(url + path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404])
  expect(await answers[0]?.text()).toContain('process_cpu_seconds_total')
})
