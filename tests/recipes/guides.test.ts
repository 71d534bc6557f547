import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../ready.mjs'
import { applyBlock } from './apply-block.ts'
import { followed } from './follow-recipes.ts'
import { blocksOf, guides, type Readme } from './readme.ts'

/** One or two screens. */
const MOST_BYTES = 9_000

const YOUR_CONTRACT = 'tests/recipes/tip-jar.ts'
const OWN_SERVER = 'tests/recipes/own-server.ts'
const SAFE = 'tests/e2e/recipes.spec.ts'

/** By document and section, the file whose tests run the code that `followRecipes` does not. */
const runBy: readonly (readonly [Readme, string, string])[] = [
  ['docs/guides/contracts.md', 'Your contract in fifteen minutes', YOUR_CONTRACT],
  ['docs/guides/contracts.md', 'Change it', YOUR_CONTRACT],
  ['docs/guides/contracts.md', 'Words for custom errors', YOUR_CONTRACT],
  ['docs/guides/contracts.md', 'Use it on a public network', YOUR_CONTRACT],
  ['docs/guides/testing.md', 'Test a page of a contract', YOUR_CONTRACT],
  ['docs/guides/testing.md', 'The page inside a Safe', SAFE],
  ['docs/guides/your-own-server.md', 'In development', OWN_SERVER],
  ['docs/guides/your-own-server.md', 'Hono', OWN_SERVER],
  ['docs/guides/your-own-server.md', 'Plain node:http', OWN_SERVER],
  ['docs/guides/your-own-server.md', 'Express', OWN_SERVER],
  ['docs/guides/your-own-server.md', 'Fastify', OWN_SERVER],
  ['docs/guides/your-own-server.md', 'Better Auth', OWN_SERVER],
  ['docs/guides/your-own-server.md', 'From another host, or in another language', OWN_SERVER],
  ['docs/guides/your-own-server.md', 'Behind Caddy', 'tests/proof/own-server.alone.test.ts']
]

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test(`README.md has at most ${MOST_BYTES} bytes`, () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(MOST_BYTES)
})

test('the table of README.md lists every guide, once', () => {
  const listed = [...read('README.md').matchAll(/^\| \[[^\]]+\]\((docs\/guides\/[^)]+)\) \|/gm)].map(([, file]) => file)
  expect(listed.toSorted()).toEqual(guides.toSorted())
})

// The commands are those of documented-commands.test.ts.
test.each(['README.md', ...guides] as const)('each recipe of %s is run by a test, or marked as not run', (document) => {
  const sections = [...followed, ...runBy].filter(([file]) => file === document).map(([, section]) => section)
  const runInPlace = runBy.filter(([file, , by]) => file === document && by === SAFE).map(([, section]) => section)
  const others = blocksOf(document)
    .filter(({ language, isOnlyRead }) => !isOnlyRead && language !== 'sh')
    .filter(
      ({ language, section, file }) =>
        !sections.includes(section) || (!file && language !== 'diff' && !runInPlace.includes(section))
    )
  expect(others.map(({ section, text }) => `${section}: ${text}`)).toEqual([])
})

test('the files of recipes are formatted as `npm run check` asks for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-formatted-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = [...guides, 'README.md' as const]
    .flatMap(blocksOf)
    .filter(({ file, isOnlyRead }) => !isOnlyRead && /^\w.*\.tsx?$/.test(file ?? ''))
  expect(files.length).toBeGreaterThan(10)
  for (const block of files) applyBlock(folder, block)
  const { formatter, javascript } = JSON.parse(read('biome.json'))
  const json = { formatter: { enabled: false } }
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ formatter, javascript, json }))
  const words = [path.join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--colors=off']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
})

test('each section of a guide that tests run has code, and the file that runs it names the guide', () => {
  for (const [document, section] of [...followed, ...runBy])
    expect(
      blocksOf(document).filter((block) => block.section === section && !block.isOnlyRead),
      `${document}: ${section}`
    ).not.toEqual([])
  for (const [document, section, file] of runBy) {
    expect(existsSync(path.join(root, file)), file).toBe(true)
    const source = read(file)
    expect(source.includes(document) || source.includes('GUIDE'), `${file}: ${document}`).toBe(true)
    if (file === YOUR_CONTRACT || file === SAFE) expect(source, file).toContain(`'${section}'`)
  }
})
