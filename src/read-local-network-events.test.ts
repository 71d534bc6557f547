import { expect, test } from 'vitest'
import { readLocalNetworkEvents } from './read-local-network-events.ts'

test('only the development server has them, on its own origin', () => {
  expect(readLocalNetworkEvents('/__dev/events', { isBuild: false })).toBe('/__dev/events')
  expect(readLocalNetworkEvents('/__dev/events', { isBuild: true })).toBe('')
  expect(readLocalNetworkEvents(undefined, { isBuild: false })).toBe('')
})

test.each(['https://evil.example/events', '//evil.example', 'ws:/events', 'events'])('%s is refused', (value) => {
  expect(() => readLocalNetworkEvents(value, { isBuild: true })).toThrow(
    new Error(`LOCAL_NETWORK_EVENTS must be a path that starts with "/", or empty, got "${value}".`)
  )
})
