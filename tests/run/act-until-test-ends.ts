import react from 'react'
import { onTestFinished } from 'vitest'

const reactAct = react.act

/**
 * React renders nothing until an open `act` has ended, and a worker keeps React: without this, a test that times out during
 * one would make all later tests of its worker fail. Testing Library takes React's own `act` when it is first imported.
 */
export function endActsWithTheirTests(): void {
  if (reactAct.name !== actUntilTestEnds.name) Object.assign(react, { act: actUntilTestEnds })
}

function actUntilTestEnds(callback: () => unknown): PromiseLike<unknown> {
  return reactAct(() => {
    const result = callback()
    return isPromise(result) ? untilTestEnds(result) : result
  }) as PromiseLike<unknown>
}

function untilTestEnds<Result>(result: PromiseLike<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    result.then(resolve, reject)
    onTestFinished(() => reject(new Error('The test has ended during this act().')))
  })
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof Object(value).then === 'function'
}
