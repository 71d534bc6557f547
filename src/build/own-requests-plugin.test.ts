import { expect, test } from 'vitest'
import { isOwnRequest } from './own-requests-plugin.ts'

const HOST = 'localhost:5173'
const fromPage = (site: string, mode: string, dest = 'empty') => ({
  host: HOST,
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest
})
const EDITOR = '/__open-in-editor?file=/etc/passwd'

test.each([
  ['a program of this machine', { host: HOST }, '/main.tsx', true],
  ['a program that names another host', { host: 'evil.test' }, '/main.tsx', false],
  ['nothing that names a host', {}, '/main.tsx', false],
  ['an address that is typed', fromPage('none', 'navigate', 'document'), '/', true],
  ['the page itself', fromPage('same-origin', 'cors', 'script'), '/main.tsx', true],
  ['the page itself, which opens a file', fromPage('same-origin', 'cors'), EDITOR, true],
  ['a link of another page', fromPage('cross-site', 'navigate', 'document'), '/dashboard', true],
  ['a Safe that frames the page', fromPage('cross-site', 'navigate', 'iframe'), '/', true],
  ['a picture that a wallet shows', fromPage('cross-site', 'no-cors', 'image'), '/favicon.svg', true],
  ['a module that another page of this machine imports', fromPage('same-site', 'cors', 'script'), '/main.tsx', false],
  ['a script that it includes', fromPage('same-site', 'no-cors', 'script'), '/before-paint.ts', false],
  ['what it fetches', fromPage('same-site', 'no-cors'), '/@fs/work/package.json', false],
  ['a link that opens a file', fromPage('cross-site', 'navigate', 'document'), EDITOR, false],
  ['a picture that opens a file', fromPage('cross-site', 'no-cors', 'image'), EDITOR, false],
  ['an older browser, from another origin', { host: HOST, origin: 'http://localhost:3000' }, '/main.tsx', false],
  ['an older browser, from its own origin', { host: HOST, origin: `http://${HOST}` }, '/main.tsx', true],
  ['an origin that is none', { host: HOST, origin: 'null' }, '/main.tsx', false]
])('%s: served as it should be', (_who, headers, url, isServed) => {
  expect(isOwnRequest(headers, url)).toBe(isServed)
})
