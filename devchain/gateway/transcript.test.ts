import { expect, test } from 'vitest'
import { Transcript } from './transcript.ts'

const ask = (transcript: Transcript, request: string) =>
  transcript.begin({ chainId: 1, via: 'http', methods: ['eth_call'], request })

test('only the latest entries are kept, oldest first', () => {
  const transcript = new Transcript({ limit: 2 })
  for (const request of ['a', 'b', 'c']) ask(transcript, request)
  expect(transcript.entries().map(({ request }) => request)).toEqual(['b', 'c'])
})

test('an open exchange is listed without response or failure', () => {
  const transcript = new Transcript()
  const entry = ask(transcript, 'a')
  expect(transcript.entries()).toEqual([
    { time: expect.any(Number), chainId: 1, via: 'http', methods: ['eth_call'], request: 'a' }
  ])
  entry.addFaults({ kind: 'delay', ms: 1 })
  entry.addFaults({ kind: 'wrong-id' }, { kind: 'null-result' })
  entry.end({ failure: 'gone' })
  expect(transcript.entries()).toMatchObject([
    { failure: 'gone', fault: 'delay, wrong-id, null-result', ms: expect.any(Number) }
  ])
})

test('a long body is truncated and says by how much', () => {
  const transcript = new Transcript()
  ask(transcript, 'a'.repeat(20_000)).end({ response: 'b'.repeat(20_007) })
  expect(transcript.entries()).toMatchObject([
    { request: 'a'.repeat(20_000), response: `${'b'.repeat(20_000)}… (7 more characters)` }
  ])
})

test('listed entries are snapshots, and clearing the transcript removes them', () => {
  const transcript = new Transcript()
  const entry = ask(transcript, 'a')
  const [listed] = transcript.entries()
  entry.end({ response: 'b' })
  expect(listed).not.toHaveProperty('response')
  transcript.clear()
  expect(transcript.entries()).toEqual([])
})
