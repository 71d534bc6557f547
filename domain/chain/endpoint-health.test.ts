import { expect, test } from 'vitest'
import {
  afterAnswer,
  afterFailure,
  type Circuit,
  circuitAt,
  closed,
  type EndpointFailure,
  namedPauseEnd,
  withoutRest
} from './endpoint-health.ts'

const down = (at: number): EndpointFailure => ({ failure: 'unreachable', at, retryAfterMs: undefined })

/** How long the endpoint rests after each of so many failures, each at the end of the rest before. */
function restsMs(failures: number): readonly number[] {
  let circuit: Circuit = closed
  let now = 1_000
  return Array.from({ length: failures }, () => {
    circuit = afterFailure(circuit, down(now))
    const rest = circuit.status === 'open' ? circuit.until - now : 0
    now += rest
    return rest
  })
}

test('the first failure does not open the circuit, then pauses double up to 8 seconds', () => {
  expect(restsMs(7)).toEqual([0, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
})

test('pauses grow no longer than an operator allows, unless the endpoint asks for more', () => {
  const failing = { ...down(0), maxRestMs: 3_000 }
  const fourth = [1, 2, 3, 4].reduce<Circuit>((circuit) => circuitAt(afterFailure(circuit, failing), 60_000), closed)
  expect(afterFailure(fourth, failing)).toMatchObject({ status: 'open', until: 3_000 })
  expect(afterFailure(fourth, { ...failing, retryAfterMs: 9_000 })).toMatchObject({ status: 'open', until: 9_000 })
})

test('a circuit is half-open after one failure, open after the next, and half-open again after its pause', () => {
  const once = afterFailure(closed, down(0))
  const twice = afterFailure(once, down(0))
  expect([closed, once, twice].map((circuit) => circuitAt(circuit, 999).status)).toEqual([
    'closed',
    'half-open',
    'open'
  ])
  expect(circuitAt(twice, 1_000)).toEqual({ status: 'half-open', since: 0, failures: 2, lastFailure: 'unreachable' })
})

test('failures of concurrent requests count until the circuit opens', () => {
  const twice = afterFailure(afterFailure(closed, down(0)), down(0))
  expect(afterFailure(afterFailure(twice, down(1)), down(2))).toBe(twice)
})

test('a run of failures dates from its first and is described by its last', () => {
  const limited: EndpointFailure = { failure: 'rate-limited', at: 5_000, retryAfterMs: undefined }
  expect(afterFailure(afterFailure(closed, down(1_000)), limited)).toMatchObject({
    since: 1_000,
    lastFailure: 'rate-limited'
  })
})

test('Retry-After opens the circuit at the first failure', () => {
  expect(afterFailure(closed, { failure: 'rate-limited', at: 1_000, retryAfterMs: 20_000 })).toEqual({
    status: 'open',
    since: 1_000,
    until: 21_000,
    restMs: 20_000,
    isNamedByNode: true,
    failures: 1,
    lastFailure: 'rate-limited'
  })
})

const resting = afterFailure(afterFailure(closed, down(0)), down(0))
const limited = (retryAfterMs: number) => afterFailure(closed, { failure: 'rate-limited', at: 0, retryAfterMs })

test('a visitor who asks again ends a rest, but not one whose end the node itself has named', () => {
  expect(withoutRest(resting)).toEqual({ status: 'half-open', since: 0, failures: 2, lastFailure: 'unreachable' })
  expect(withoutRest(limited(60_000))).toEqual(limited(60_000))
  expect(withoutRest(closed)).toEqual(closed)
})

test('a failure after that counts as the next one of its run', () => {
  expect(afterFailure(withoutRest(resting), down(10))).toMatchObject({ status: 'open', until: 2_010, failures: 3 })
})

test.each<[string, readonly Circuit[], number | undefined]>([
  ['there is no endpoint', [], undefined],
  ['the only one has named a time', [limited(60_000)], 60_000],
  ['all have named one, the first of these', [limited(60_000), limited(30_000)], 30_000],
  ['one rests of itself', [limited(60_000), resting], undefined],
  ['one is in use', [limited(60_000), closed], undefined],
  ['its time is up', [limited(500)], undefined]
])('until when nobody is asked, if %s', (_when, circuits, end) => {
  const health = { host: 'a.example', via: 'http', latencyMs: undefined, slowSince: undefined } as const
  const endpoints = circuits.map((circuit) => ({ ...health, circuit }))
  expect(namedPauseEnd(endpoints, 500)).toBe(end)
})

test('an endpoint is slow while its smoothed latency is above a second, since the answer that showed it', () => {
  let speed: ReturnType<typeof afterAnswer> = { latencyMs: undefined, slowSince: undefined }
  const seen = [100, 2_000, 2_000, 2_000, 2_000, 100, 100, 100].map((tookMs, at) => {
    speed = afterAnswer(speed, { tookMs, at })
    return speed.slowSince
  })
  expect(seen).toEqual([undefined, undefined, 2, 2, 2, 2, undefined, undefined])
})
