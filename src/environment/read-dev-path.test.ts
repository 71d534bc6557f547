import { expect, test } from 'vitest'
import { readDevPath } from './read-dev-path.ts'

test('only the development server has the path, on its own origin', () => {
  expect(readDevPath('TEST_PHONE', '/__dev/phone', { isBuild: false })).toBe('/__dev/phone')
  expect(readDevPath('TEST_PHONE', '/__dev/phone', { isBuild: true })).toBe('')
  expect(readDevPath('TEST_PHONE', undefined, { isBuild: false })).toBe('')
})

test.each(['https://evil.example/events', '//evil.example', 'ws:/events', 'events'])('%s is refused', (value) => {
  expect(() => readDevPath('LOCAL_NETWORK_EVENTS', value, { isBuild: true })).toThrow(
    new Error(`LOCAL_NETWORK_EVENTS must be a path that starts with "/", or empty, got "${value}".`)
  )
})
