import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RpcLibraryName, rpcLibraries } from '#src/rpc-libraries.ts'
import { addedFiles, hasChunk, totalSize } from '../bench/bytes.ts'
import { stagesOf } from '../bench/page-bytes.ts'
import { limit } from '../run/limits.mjs'
import { noteForScoreboard } from '../run/scoreboard-note.ts'
import { adapterBytes } from './adapter-bytes.ts'
import { type BuiltPage, buildPage, runBuildCommand } from './build-page.ts'
import { newerApisIn } from './newer-features.ts'

const BUILD_LIMIT_MS = limit(120_000)
/** The chunks that every page has fetched before it reads a chain. */
const BEFORE_READING = ['connect', 'account', 'choice']

/** Our own code is covered by `oldest-browsers.test.ts`; libraries feature-detect these, or the code never runs. */
const DONE_WITHOUT: readonly string[] = [
  '.checkVisibility',
  'location.ancestorOrigins',
  'navigator.clipboard',
  'navigator.locks',
  // MobX's observable set has the methods of a set, and MobX feature-detects `Iterator`.
  ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'].map(
    (name) => `.${name}`
  ),
  'Iterator',
  // React feature-detects both, for view transitions only.
  '.startViewTransition',
  'navigation',
  // WalletConnect and its hashing library feature-detect them; nothing here uses `subtle`.
  '.fromBase64',
  '.fromHex',
  '.toBase64',
  'crypto.randomUUID',
  'crypto.subtle'
]

/** By file: most are the same in every build, with the same hash. */
const newerApis = new Map<string, readonly string[]>()

const NAMES_CODE = /\/adapters\/names\//

/** In bytes of brotli. */
const budgets = { viem: 45_000, ethers: 95_000 } as const satisfies Record<RpcLibraryName, number>
const libraries = rpcLibraries.map((library) => ({
  library,
  others: rpcLibraries.filter((each) => each !== library),
  reader: `${library}-rpc`,
  names: `${library}-name-service`,
  budget: budgets[library]
}))

const folder = mkdtempSync(path.join(tmpdir(), 'portside-rpc-library-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(libraries)('a build with RPC_LIBRARY=$library', ({ library, others, reader, names, budget }) => {
  let page: BuiltPage
  beforeAll(async () => {
    page = await buildPage(path.join(folder, library), { RPC_LIBRARY: library })
    noteForScoreboard(`bytes-${library}`, adapterBytes(page.dist, library))
  }, BUILD_LIMIT_MS)

  test(`contains ${library}`, () => {
    expect(modulesOf(page, library)).not.toEqual([])
  })

  test.each(others)('contains neither %s nor its adapters', (other) => {
    expect(modulesOf(page, other)).toEqual([])
  })

  test('keeps the code that reads names in separate chunks', () => {
    const holders = page.chunks.filter(({ moduleIds }) => moduleIds.some((id) => NAMES_CODE.test(id)))
    const fetched = addedFiles(page.dist, names, [...BEFORE_READING, reader])
    expect(holders.map(({ fileName }) => fileName)).not.toEqual([])
    expect(fetched).toEqual(expect.arrayContaining(holders.map(({ fileName }) => fileName)))
  })

  test('uses nothing that the oldest browsers or plain HTTP lack, unless it works without it', () => {
    const files = readdirSync(path.join(page.dist, 'assets')).filter((file) => file.endsWith('.js'))
    const used = files.flatMap((file) => {
      const names = newerApis.get(file) ?? newerApisIn(file, readFileSync(path.join(page.dist, 'assets', file), 'utf8'))
      newerApis.set(file, names)
      return names
    })
    expect(used).toContain('navigator.clipboard')
    expect([...new Set(used)].filter((name) => !DONE_WITHOUT.includes(name))).toEqual([])
  })

  test('has the chunks that the bench measures', () => {
    expect(stagesOf(library).filter(({ chunk }) => !hasChunk(page.dist, chunk))).toEqual([])
  })

  test('is fetched ahead without the code of a connected account', () => {
    const added = addedFiles(page.dist, reader, ['ahead']).map((file) =>
      path.basename(file).replace(/-[\w-]{8}\.js$/, '')
    )
    expect(added).toContain(reader)
    expect(added.filter((chunk) => ['connect', 'account', 'choice'].includes(chunk))).toEqual([])
  })

  test(`reads its first chain for at most ${budget} more bytes of JavaScript`, () => {
    expect(totalSize(page.dist, addedFiles(page.dist, reader, BEFORE_READING)).brotli).toBeLessThanOrEqual(budget)
  })
})

test(
  'an unknown RPC library stops the build with a message that names it',
  async () => {
    const variables = { RPC_LIBRARY: 'no-such-library' }
    const { status, output } = await runBuildCommand(path.join(folder, 'refused'), variables)
    expect(status).not.toBe(0)
    expect(output.split('\n').filter((line) => /RPC_LIBRARY\b.*"no-such-library"/.test(line))).toHaveLength(1)
  },
  BUILD_LIMIT_MS
)

/** The files of the library and of the adapters named after it. */
function modulesOf(page: BuiltPage, library: string): readonly string[] {
  const pattern = new RegExp(`/(?:node_modules/${library}(?:-[^/]+)?|adapters/(?:rpc|names)/${library})/`)
  return filesIn(page).filter((id) => pattern.test(id))
}

function filesIn({ chunks }: BuiltPage): readonly string[] {
  return chunks.flatMap(({ moduleIds }) => moduleIds)
}
