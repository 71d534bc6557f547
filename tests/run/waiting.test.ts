import { describe, expect, test } from 'vitest'
import { type Location, nextAwaitIn, type ReportedStep, waitSentence, waitsOf } from './waiting.mjs'

const ERROR = new Error('Test timeout of 3000ms exceeded.')
const startedAt = new Date(1_000_000)

/** @param at in ms since the test began. */
function step(
  title: string,
  at: number,
  duration: number,
  more: Partial<ReportedStep> & { readonly line?: number } = {}
): ReportedStep {
  const { line, ...rest } = more
  const location = line === undefined ? {} : { location: { file: 'lamp.spec.ts', line } }
  const startTime = new Date(startedAt.getTime() + at)
  return { title, category: 'pw:api', startTime, duration, steps: [], ...location, ...rest }
}

const hooks = step('Before Hooks', 0, 300, { category: 'hook' })
const content = step('Set content', 300, 100, { line: 3 })
const ending = (at: number, ...steps: readonly ReportedStep[]) =>
  step('After Hooks', at, 100, { category: 'hook', steps, ...(steps.length > 0 && { error: ERROR }) })

const said = (status: string, ...steps: readonly ReportedStep[]) =>
  waitsOf({ status, steps }).map((wait) => waitSentence(wait, () => undefined))

describe('a browser test that ran out of time names', () => {
  test('the call that failed with it, with its line and how long it took', () => {
    const click = step('Click', 400, 2_600, { subtitle: "locator('#on')", line: 4, error: ERROR })
    expect(said('timedOut', hooks, content, click, ending(3_000))).toEqual([
      "waited 2.6 s for Click locator('#on') (lamp.spec.ts:4)"
    ])
  })

  test('the call that never ended', () => {
    const navigate = step('Navigate', 400, -1, { line: 4 })
    expect(said('timedOut', hooks, content, navigate, ending(3_400))).toEqual([
      'waited 3.0 s for Navigate (lamp.spec.ts:4)'
    ])
  })

  test('every one of several at once', () => {
    const waits = [
      step('Wait for event "popup"', 400, 2_600, { line: 4, error: ERROR }),
      step('Wait for event "request"', 400, 2_500, { line: 5, error: ERROR })
    ]
    expect(said('timedOut', hooks, ...waits, ending(3_000))).toHaveLength(2)
  })

  test('the call within a step of the test, a hook or a fixture', () => {
    const click = step('Click', 500, 2_500, { line: 40, error: ERROR })
    const own = step('turn it on', 400, 2_600, { category: 'test.step', line: 4, error: ERROR, steps: [click] })
    const fixture = step('Fixture "lamp"', 400, 2_600, { category: 'fixture', line: 4, error: ERROR, steps: [click] })
    const before = step('Before Hooks', 0, 3_000, { category: 'hook', error: ERROR, steps: [fixture] })
    const sentence = 'waited 2.5 s for Click (lamp.spec.ts:40)'
    expect(said('timedOut', hooks, own, ending(3_000))).toEqual([sentence])
    expect(said('timedOut', before, ending(3_000))).toEqual([sentence])
  })

  test('an assertion that polls, and not what it read in between', () => {
    const read = step('Expect "toBe"', 500, 1, { category: 'expect', line: 4, error: ERROR })
    const poll = step('Expect "poll toBe"', 400, 2_000, { category: 'expect', line: 4, error: ERROR, steps: [read] })
    expect(said('failed', hooks, content, poll, ending(2_400))).toEqual([
      'waited 2.0 s for Expect "poll toBe" (lamp.spec.ts:4)'
    ])
  })

  test('the code between two calls, after which one, and which line probably follows', () => {
    const [wait] = waitsOf({ status: 'timedOut', steps: [hooks, content, ending(3_000)] })
    const next = ({ line }: Location) =>
      nextAwaitIn('one\ntwo\nawait page.setContent()\n\n  await lamp.burns()\n', line)
    expect(wait && waitSentence(wait, next)).toBe(
      'waited 2.6 s for code that is no call of the browser’s, after Set content (lamp.spec.ts:3), probably in line 5: await lamp.burns()'
    )
  })

  test('a hook that awaits something else, and the fixture that does not end', () => {
    const hook = step('beforeAll hook', 0, 3_000, { category: 'hook', line: 9, error: ERROR })
    const before = step('Before Hooks', 0, 3_000, { category: 'hook', error: ERROR, steps: [hook] })
    expect(said('timedOut', before, ending(3_000))).toEqual(['waited 3.0 s for beforeAll hook (lamp.spec.ts:9)'])
    const fixture = step('Fixture "lamp"', 500, 2_900, { category: 'fixture', line: 1, error: ERROR })
    expect(said('timedOut', hooks, content, ending(410, fixture))).toEqual([
      'waited 2.9 s for Fixture "lamp" (lamp.spec.ts:1)'
    ])
  })
})

test('a test that fails in its own code waited for nothing', () => {
  expect(said('failed', hooks, content, ending(410))).toEqual([])
})

test('what follows is unknown at the end of a file', () => {
  expect(nextAwaitIn('await one()\ntwo()', 1)).toBeUndefined()
})
