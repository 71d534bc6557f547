import { expect, test } from 'vitest'
import { acceptedOrigin, originsProblem } from './origins.ts'

const from = (origin: string | undefined, url = 'http://127.0.0.1:8080/nonce') =>
  new Request(url, { method: 'POST', headers: origin === undefined ? {} : { origin } })

test('exact https origins, and http ones on loopback, are valid', () => {
  expect(originsProblem(['https://app.example.com', 'https://app.example.com:8443'])).toBeUndefined()
  expect(originsProblem(['http://localhost:5173', 'http://127.0.0.1:5173', 'http://[::1]:5173'])).toBeUndefined()
})

test.each([
  [[], 'at least one'],
  [['https://app.example.com/'], 'not an exact origin'],
  [['https://app.example.com/path'], 'not an exact origin'],
  [['app.example.com'], 'not an exact origin'],
  [['*'], 'not an exact origin'],
  [['https://*.example.com'], 'has a "*"'],
  [['https://app.*'], 'has a "*"'],
  [['http://*.localhost:5173'], 'has a "*"'],
  [['ftp://example.com'], 'not an exact origin'],
  [['http://app.example.com'], 'must use https'],
  [['http://127.0.0.1.example.com'], 'must use https'],
  [['https://acme.github.io'], 'is shared by other pages'],
  [['https://ipfs.io'], 'is shared by other pages'],
  [['https://app.example.com', 'http://localhost:5173'], 'cannot be mixed']
])('the origins %j are refused', (origins, words) => {
  expect(originsProblem(origins)).toContain(words)
})

test('with a list, only its origins are accepted', () => {
  const list = ['https://app.example.com']
  expect(acceptedOrigin(from('https://app.example.com'), list)?.host).toBe('app.example.com')
  expect(acceptedOrigin(from('https://app.example.com.evil.test'), list)).toBeUndefined()
  expect(acceptedOrigin(from('http://127.0.0.1:8080'), list)).toBeUndefined()
  expect(acceptedOrigin(from(undefined), list)).toBeUndefined()
})

test('without a list, only a page on loopback on the same host is accepted', () => {
  expect(acceptedOrigin(from('http://127.0.0.1:8080'), undefined)?.host).toBe('127.0.0.1:8080')
  expect(acceptedOrigin(from('http://[::1]:8080', 'http://[::1]:8080/nonce'), undefined)?.host).toBe('[::1]:8080')
  expect(acceptedOrigin(from('http://[fd00::1]:8080', 'http://[fd00::1]:8080/nonce'), undefined)).toBeUndefined()
  expect(acceptedOrigin(from('http://127.0.0.1:9090'), undefined)).toBeUndefined()
  expect(acceptedOrigin(from('https://phish.test', 'https://phish.test/nonce'), undefined)).toBeUndefined()
  expect(acceptedOrigin(from('null'), undefined)).toBeUndefined()
  expect(acceptedOrigin(from(undefined), undefined)).toBeUndefined()
})
