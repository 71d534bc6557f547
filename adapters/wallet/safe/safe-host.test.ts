import { expect, test } from 'vitest'
import { type FramedPage, safeHost } from './safe-host.ts'

const SAFE = 'https://app.safe.global'

function pageIn(parent: string, says: 'ancestors' | 'referrer' = 'ancestors'): FramedPage {
  const location = says === 'ancestors' ? { ancestorOrigins: [parent, 'https://top.example'] } : {}
  return { parent: {}, location, document: { referrer: says === 'referrer' ? parent : '' } }
}

test('a page in the frame of an allowed Safe is shown by it', () => {
  expect(safeHost(pageIn(SAFE), [SAFE])).toBe(SAFE)
  expect(safeHost(pageIn('https://safe.company.example'), [SAFE, 'https://safe.company.example'])).toBe(
    'https://safe.company.example'
  )
})

test('if the browser does not list the frames around a page, the referrer shows which site embeds it', () => {
  expect(safeHost(pageIn(`${SAFE}/apps/open?safe=eth:0x1`, 'referrer'), [SAFE])).toBe(SAFE)
  expect(safeHost(pageIn('', 'referrer'), [SAFE])).toBeUndefined()
  expect(safeHost(pageIn(`https://app.safe.global.evil.example/${SAFE}`, 'referrer'), [SAFE])).toBeUndefined()
})

test.each([
  'https://app.safe.global.evil.example',
  'https://evil-app.safe.global',
  'https://app-safe.global',
  'https://appXsafe.global',
  'https://safe.global',
  'https://x.app.safe.global',
  'https://app.safe.global:8443',
  'http://app.safe.global',
  'https://user@app.safe.global',
  'null',
  ''
])('"%s" is no allowed Safe', (origin) => {
  expect(safeHost(pageIn(origin), [SAFE])).toBeUndefined()
})

test('only the frame right around the page counts', () => {
  const page = { ...pageIn('https://evil.example'), location: { ancestorOrigins: ['https://evil.example', SAFE] } }
  expect(safeHost(page, [SAFE])).toBeUndefined()
})

test('a page outside a frame is in no Safe, wherever the visitor came from', () => {
  const page = { parent: undefined as unknown, location: { ancestorOrigins: [] }, document: { referrer: `${SAFE}/` } }
  page.parent = page
  expect(safeHost(page, [SAFE])).toBeUndefined()
})

test('without an allowed host there is none', () => {
  expect(safeHost(pageIn(SAFE), [])).toBeUndefined()
})
