import { describe, expect, test } from 'vitest'
import { isOfPage } from './page-request.ts'

const APP = 'https://app.example.com'
const [FRAMED, STRICT, LOCAL] = [
  { origins: [APP], isFramed: true },
  { origins: [APP], isFramed: false },
  { origins: undefined, isFramed: false }
]

describe('of a page in no frame', () => {
  test.each(['GET', 'HEAD'])('a %s is served, because the cookie comes from its own site only', (method) => {
    expect(isOfPage({ method }, STRICT)).toBe(true)
    expect(isOfPage({ method, origin: 'https://evil.test', fetchSite: 'cross-site' }, STRICT)).toBe(true)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'get', 'BREW'])('a %s needs the page’s Origin', (method) => {
    expect(isOfPage({ method, origin: APP }, STRICT)).toBe(true)
    for (const origin of [undefined, '', 'null', 'https://evil.test', `${APP}.evil.test`, `${APP}/`, `${APP}:8443`])
      expect([origin, isOfPage({ method, origin, fetchSite: 'same-origin' }, STRICT)]).toEqual([origin, false])
  })
})

describe('of a page that other sites frame', () => {
  test.each(['GET', 'HEAD'])('a %s needs the Origin or Sec-Fetch-Site: same-origin', (method) => {
    expect(isOfPage({ method, origin: APP }, FRAMED)).toBe(true)
    expect(isOfPage({ method, fetchSite: 'same-origin' }, FRAMED)).toBe(true)
    for (const fetchSite of [undefined, '', 'none', 'same-site', 'cross-site'])
      expect([fetchSite, isOfPage({ method, fetchSite }, FRAMED)]).toEqual([fetchSite, false])
    expect(isOfPage({ method, origin: 'https://evil.test', fetchSite: 'same-origin' }, FRAMED)).toBe(false)
  })

  test('anything else needs the Origin, whatever Sec-Fetch-Site says', () => {
    expect(isOfPage({ method: 'POST', fetchSite: 'same-origin' }, FRAMED)).toBe(false)
  })
})

describe('in development, where no origin is configured', () => {
  const page = { method: 'POST', origin: 'http://localhost:5173' }

  test('a page on loopback is accepted on the request’s own host, and behind a proxy that changes the host', () => {
    expect(isOfPage({ ...page, host: 'localhost:5173' }, LOCAL)).toBe(true)
    expect(isOfPage({ ...page, host: '127.0.0.1:3000', fetchSite: 'same-origin' }, LOCAL)).toBe(true)
  })

  test('no other page is: not on another port, and not on a host that is no loopback', () => {
    expect(isOfPage({ ...page, host: '127.0.0.1:3000', fetchSite: 'same-site' }, LOCAL)).toBe(false)
    expect(isOfPage({ ...page, host: undefined }, LOCAL)).toBe(false)
    const remote = { method: 'POST', origin: 'http://app.test', host: 'app.test', fetchSite: 'same-origin' }
    expect(isOfPage(remote, LOCAL)).toBe(false)
  })
})
