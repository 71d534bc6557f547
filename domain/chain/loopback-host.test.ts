import { expect, test } from 'vitest'
import { isLoopbackHost } from './loopback-host.ts'

test.each(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this machine alone', (host) => {
  expect(isLoopbackHost(new URL(`http://${host}/`).hostname)).toBe(true)
})

test.each(['app.example', '192.168.0.2', 'localhost.example', '127.0.0.1.example', '[2001:db8::1]'])(
  '%s may be reached from elsewhere',
  (host) => {
    expect(isLoopbackHost(new URL(`http://${host}/`).hostname)).toBe(false)
  }
)
