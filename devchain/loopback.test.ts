import { expect, test } from 'vitest'
import { isOwnHost } from './loopback.ts'

test.each([
  ['localhost:8540', undefined, true],
  ['127.0.0.1', 'devchain', true],
  ['app.localhost:8540', undefined, true],
  ['localhost.example', undefined, false],
  ['evil.example/.localhost', undefined, false],
  ['devchain:8540', 'devchain', true],
  ['DEVCHAIN', 'devchain', true],
  ['[fd00::1]:8540', 'fd00::1', true],
  ['devchain:8540', undefined, false],
  ['evil.example', 'devchain', false],
  ['devchain.evil.example', 'devchain', false],
  [undefined, 'devchain', false]
])('of Host %s and the name %s, being this machine is %s', (host, own, expected) => {
  expect(isOwnHost(host, own)).toBe(expected)
})
