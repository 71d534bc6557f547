import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const AUTH_ORIGINS = 'https://app.example.com'

test('only the origins have no default', () => {
  expect(readEnvironment({ AUTH_ORIGINS })).toEqual({
    port: 8787,
    host: '127.0.0.1',
    database: 'sign-in.db',
    origins: ['https://app.example.com']
  })
})

test('origins are separated by commas', () => {
  expect(readEnvironment({ AUTH_ORIGINS: 'https://a.test, https://b.test,' }).origins).toEqual([
    'https://a.test',
    'https://b.test'
  ])
})

test.each([
  [{}, 'AUTH_ORIGINS'],
  [{ AUTH_ORIGINS: 'https://a.test/path' }, 'AUTH_ORIGINS'],
  [{ AUTH_ORIGINS, AUTH_PORT: 'http' }, 'AUTH_PORT'],
  [{ AUTH_ORIGINS, AUTH_PORT: '65536' }, 'AUTH_PORT'],
  [{ AUTH_ORIGINS, AUTH_PORT: '' }, 'AUTH_PORT'],
  [{ AUTH_ORIGINS, AUTH_HOST: 'http://127.0.0.1' }, 'AUTH_HOST'],
  [{ AUTH_ORIGINS, AUTH_DATABASE: ' ' }, 'AUTH_DATABASE'],
  [{ AUTH_ORIGINS, AUTH_DATABASE: 'libsql://far.example.com' }, 'AUTH_DATABASE']
])('%j stops the start with one sentence that names %s', (variables, name) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name}: .+\\.$`))
})
