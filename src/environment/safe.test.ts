import { expect, test } from 'vitest'
import { readTestSafe } from './safe.ts'

const SAFE = 'http://127.0.0.1:4000'

test('the Safe of the development server may show the page there, and in no build', () => {
  expect(readTestSafe(SAFE, { isBuild: false })).toEqual([SAFE])
  expect(readTestSafe(SAFE, { isBuild: true })).toEqual([])
  expect(readTestSafe(undefined, { isBuild: false })).toEqual([])
})

test('an invalid origin is named in the error', () => {
  expect(() => readTestSafe('http://evil.example', { isBuild: false })).toThrow(
    'TEST_SAFE must list https origins such as https://app.safe.global, got "http://evil.example".'
  )
})
