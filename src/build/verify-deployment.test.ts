import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { INTEGRITY } from './integrity-plugin.ts'
import { compare, verifyDeployment } from './verify-deployment.ts'

const FILES = { 'index.html': 'home', '404.html': 'missing', 'dashboard/index.html': 'dashboard', [INTEGRITY]: '{}' }

const { signal } = new AbortController()
const ignore = () => undefined
const watching = { onNamed: ignore, onStep: ignore, onVerified: ignore, signal }

let folder: string
let server: Server
let origin: string
/** What the host serves, by path. */
let served: Record<string, string>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-compare-'))
  mkdirSync(path.join(folder, 'dashboard'))
  for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(folder, file), text)
  served = { '/': 'home', '/dashboard/': 'dashboard', [`/${INTEGRITY}`]: '{}' }
  server = createServer(({ url = '' }, response) => {
    response.statusCode = url in served ? 200 : 404
    response.end(served[url] ?? 'missing')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('a host that serves each file of a build, its page for what is not found as such, has no difference', async () => {
  expect(await compare(origin, folder, signal)).toEqual({ files: 4, different: [] })
})

test.each([
  ['another page', { '/': 'another' }, ['index.html']],
  ['other settings', { [`/${INTEGRITY}`]: '{"variables":{}}' }, [INTEGRITY]],
  ['a page that is missing', { '/dashboard/': undefined }, ['dashboard/index.html']]
])('%s is a difference', async (_, change, different) => {
  for (const [url, text] of Object.entries(change)) {
    if (text === undefined) delete served[url]
    else served[url] = text
  }
  expect((await compare(origin, folder, signal)).different).toEqual(different)
})

test('nothing listens: every file is a difference', async () => {
  server.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.once('close', resolve))
  expect((await compare(origin, folder, signal)).different).toHaveLength(4)
})

test.each([
  ['nothing that a build writes', 'no JSON', 'integrity.json of this page is not what a build writes.'],
  [
    'a commit that is none',
    '{"commit":"HEAD","variables":{}}',
    'integrity.json of this page is not what a build writes.'
  ],
  [
    'an option in place of a commit',
    '{"commit":"--force","variables":{}}',
    'integrity.json of this page is not what a build writes.'
  ],
  ['no commit', '{"variables":{}}', /^This page was not built from a commit/],
  [
    'a modified project',
    `{"commit":"${'a'.repeat(40)}","isModified":true,"variables":{}}`,
    /^This page was not built from a commit/
  ],
  ['a commit of somebody else', `{"commit":"${'a'.repeat(40)}","variables":{}}`, /^Commit a{40} is not in this clone/]
])('a page that names %s is not built', async (_, text, message) => {
  served[`/${INTEGRITY}`] = text
  await expect(verifyDeployment(origin, watching)).rejects.toThrow(message)
  expect(readFileSync(path.join(folder, INTEGRITY), 'utf8')).toBe('{}')
})

test('an interruption ends a comparison, also while the host does not answer', async () => {
  const interrupted = new AbortController()
  server.removeAllListeners('request').on('request', () => interrupted.abort())
  await expect(compare(origin, folder, interrupted.signal)).rejects.toThrow('It was interrupted before everything')
})
