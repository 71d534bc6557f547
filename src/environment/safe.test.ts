import { expect, test } from 'vitest'
import { readTestSafe } from './safe.ts'
import { readEnvironment } from './tested-environment.ts'

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

test('a Safe may show the page if its origin is listed; an empty list excludes all of them', () => {
  expect(readEnvironment({}).safeHosts).toEqual(['https://app.safe.global'])
  const { safeHosts } = readEnvironment({ SAFE_HOSTS: 'https://safe.a.example, http://localhost:4000,' })
  expect(safeHosts).toEqual(['https://safe.a.example', 'http://localhost:4000'])
  expect(readEnvironment({ SAFE_HOSTS: '' }).safeHosts).toEqual([])
})

test.each([
  'app.safe.global',
  'https://app.safe.global/',
  'https://App.Safe.Global',
  'https://*.safe.global',
  'https://app.safe.global:443',
  'http://app.safe.global',
  'http://localhost.evil.example',
  'wss://app.safe.global'
])('%s is no origin of a Safe', (host) => {
  expect(() => readEnvironment({ SAFE_HOSTS: host })).toThrow(
    `SAFE_HOSTS must list https origins such as https://app.safe.global, got "${host}".`
  )
})
