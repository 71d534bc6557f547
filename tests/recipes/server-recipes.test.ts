import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { SignInService } from '#server/app.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { type Block, blocksUnder, documented } from './readme.ts'
import { runBlock } from './run-block.ts'
import { createScratchCopy, linkPackages, removeScratchCopy } from './scratch-copy.ts'
import { joinCommands, Shell } from './shell.ts'

const INSTALL = 'cd ../sign-in && npm ci'
/** Installed on Linux: 5 packages and 21 MB, libsql's builds for both C libraries. */
const MOST_PACKAGES = 6
const MOST_MEGABYTES = 30
const LIMIT_MS = limit(120_000)

let folder: string
let service: string

beforeAll(async () => {
  folder = createScratchCopy()
  service = path.join(folder, '../sign-in')
  const [gather = ''] = shellBlocks().map(({ text }) => text)
  expect(gather).toContain(INSTALL)
  const { status, output } = await new Shell(folder, `set -e\n${gather.replace(INSTALL, '')}`).untilEnd()
  expect(status, output).toBe(0)
  // Instead of the install, which needs a registry: link the same packages from this machine.
  linkPackages(
    service,
    installed().filter((name) => !name.includes('/node_modules/'))
  )
}, LIMIT_MS)

afterAll(() => removeScratchCopy(folder))

test(
  'the built package serves its page',
  async () => {
    const database = path.join(folder, '../database')
    mkdirSync(database)
    const inGuide = 'AUTH_ORIGINS=https://app.example AUTH_DATABASE=/var/lib/portside/sign-in.db node main.js'
    const [, run = ''] = shellBlocks().map(({ text }) => text.trim())
    await expectAnswers(run, 'https://app.example.com')
    await expectAnswers(
      documented('docs/guides/sign-in.md', inGuide).replace('/var/lib/portside', database),
      'https://app.example'
    )
    expect(existsSync(path.join(database, 'sign-in.db'))).toBe(true)
  },
  LIMIT_MS
)

test('a server installs the database only, because everything else is in the built file', () => {
  expect(Object.keys(locked()[''].dependencies)).toEqual(['libsql'])
  expect(installed().length).toBeLessThanOrEqual(MOST_PACKAGES)
  expect(megabytes(path.join(service, 'node_modules'))).toBeLessThan(MOST_MEGABYTES)
})

test('the service runs inside another server', async () => {
  const [block] = blocksUnder('server/README.md', 'Inside another server') as [Block]
  const ask = () => new Request('http://localhost/nonce', { method: 'POST', headers: { origin: 'http://localhost' } })
  const { service, response } = await runBlock(block, { request: ask() })
  const { fetch, close } = service as SignInService
  // A busy machine may open the database too late for the first request.
  expect([200, 503]).toContain((response as Response).status)
  await expect.poll(async () => (await fetch(ask())).status).toBe(200)
  close()
})

function shellBlocks(): readonly Block[] {
  return blocksUnder('server/README.md', 'Run it on its own').filter(({ language }) => language === 'sh')
}

async function expectAnswers(command: string, origin: string): Promise<void> {
  const shell = new Shell(service, joinCommands('AUTH_PORT=0 node main.js', command))
  onTestFinished(async () => void (await shell.interrupt()))
  const [url] = await shell.until(/http:\/\/[\w.:]+/)
  const response = await fetch(new URL('/nonce', url), { method: 'POST', headers: { origin } })
  expect(response.status).toBe(200)
}

interface Locked {
  readonly dependencies: Readonly<Record<string, string>>
}

/** The packages of the built lock file, by folder; the service itself is ''. */
function locked(): Readonly<Record<string, Locked>> & { readonly '': Locked } {
  return JSON.parse(readFileSync(path.join(service, 'package-lock.json'), 'utf8')).packages
}

/** Those for this platform. */
function installed(): readonly string[] {
  return Object.keys(locked())
    .filter((folder) => folder !== '' && existsSync(path.join(root, folder)))
    .map((folder) => folder.slice('node_modules/'.length))
}

/** Total size of the files in a folder, links included. */
function megabytes(folder: string): number {
  const bytes = readdirSync(folder).map((name) => {
    const stats = statSync(path.join(folder, name))
    return stats.isDirectory() ? megabytes(path.join(folder, name)) : stats.size / 1e6
  })
  return bytes.reduce((total, each) => total + each, 0)
}
