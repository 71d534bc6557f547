// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup)

let abandoned: Promise<unknown>

test('a test may end, by a timeout for example, while an update that it waits for goes on', () => {
  const never = act(() => new Promise<void>(() => undefined))
  abandoned = Promise.resolve(never).catch((cause: unknown) => cause)
})

test('the next test renders all the same', async () => {
  render(<p>Hello</p>)
  expect(screen.getByText('Hello')).toBeDefined()
  expect(await abandoned).toEqual(new Error('The test has ended during this act().'))
})
