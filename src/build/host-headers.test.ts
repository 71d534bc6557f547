import { expect, test } from 'vitest'
import { hostHeaders, webHosts } from './host-headers.ts'

const settings = { safeHosts: ['https://safe.example'] }

test.each(webHosts)('%s lets the configured Safes embed the page, and anybody read its manifest', (host) => {
  const text = hostHeaders(host, settings, '/')
  expect(text).toContain("frame-ancestors 'self' https://safe.example")
  expect(text).toContain('nosniff')
  expect(text).toMatch(/manifest\.json[\s\S]*Access-Control-Allow-Origin/)
  expect(text).toContain('public, max-age=31536000, immutable')
})

test.each(['netlify', 'cloudflare'] as const)('%s joins values of one name, so that each is said once', (host) => {
  const text = hostHeaders(host, settings, '/')
  expect(text.match(/^\/.*$/gm)).toEqual(['/*', '/assets/*', '/manifest.json'])
  expect(text.match(/Cache-Control/g)).toHaveLength(1)
  expect(text.match(/^ {2}[\w-]+: .+$/gm)).toHaveLength(6)
})

test('Vercel reads JSON', () => {
  const { headers } = JSON.parse(hostHeaders('vercel', settings, '/'))
  expect(headers.map(({ source }: { readonly source: string }) => source)).toEqual([
    '/(.*)',
    '/assets/(.*)',
    '/manifest.json'
  ])
})

test.each(webHosts)('%s sends the files of a folder with the headers of a page in it, and others with none', (host) => {
  const text = hostHeaders(host, settings, '/app/')
  expect(text).toMatch(/\/app\/assets\//)
  expect(text).toMatch(/\/app\/manifest\.json/)
  expect(text).not.toMatch(/[\s"](?:\/assets|\/manifest|\/404|\/\*|\/\(|\/ )/)
})
