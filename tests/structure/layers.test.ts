import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rpcLibraries } from '#src/rpc-libraries.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { LAYERS, packagesOf } from './layers.ts'
import { filesBelow } from './source-tree.ts'

interface Diagnostic {
  readonly rule: string
  readonly file: string
}

/** What visitors read; other layers pass kinds and values, which these turn into sentences. */
const TEXT = '#ui/text/page.ts'
const MAY_IMPORT_TEXTS = /^(?:ui(?!\/models)|src(?!\/start)|contracts\/)/

const FORMS: Readonly<Record<string, string>> = {
  'a type import': "import type { X } from '#ui/x.ts'\n",
  'a dynamic import': "export const load = () => import('#ui/x.ts')\n",
  'a re-export': "export { x } from '#ui/x.ts'\n",
  'a relative path': "import '../ui/x.ts'\n"
}

/** What a test of models or views might use instead of `src/testing/`. */
const BYPASSES = {
  container: '#src/container/start-models.ts',
  relative: '../../src/container/start-models.ts',
  page: '#src/root.tsx',
  library: 'inversify'
}

/** Such as `${ROOT}vite.config.ts`, which a runner is given. */
const REACHING = /vite\.config|\b(?:src|server)\/[\w/-]*\.(?:tsx?|mjs|json)/
const RESTRICTED = 'lint/style/noRestrictedImports'
const folder = mkdtempSync(path.join(tmpdir(), 'portside-layers-'))
const written = new Map<string, string>()
let diagnostics: readonly Diagnostic[] = []

beforeAll(async () => {
  const manifests = ['', 'devchain/', 'domain/', 'server/'].map((workspace) => `${workspace}package.json`)
  for (const name of ['biome.json', '.gitignore', ...manifests]) cpSync(path.join(root, name), path.join(folder, name))
  mkdirSync(path.join(folder, 'node_modules'))
  symlinkSync(path.join(root, 'node_modules/@biomejs'), path.join(folder, 'node_modules/@biomejs'), 'junction')
  for (const [layer, { legal, illegal }] of Object.entries(LAYERS)) {
    for (const name of legal) write(`${layer}/${fileOf('legal', name)}`, `import '${name}'\n`)
    for (const name of illegal) write(`${layer}/${fileOf('illegal', name)}`, `import '${name}'\n`)
    write(`${layer}/${fileOf('text', TEXT)}`, `import '${TEXT}'\n`)
  }
  for (const [form, code] of Object.entries(FORMS)) write(`domain/${fileOf('form', form)}`, code)
  write('domain/cycle-a.ts', "import { b } from './cycle-b.ts'\nexport const a = () => b\n")
  write('domain/cycle-b.ts', "import { a } from '#domain/cycle-a.ts'\nexport const b = () => a\n")
  write('domain/rule.test.ts', "import 'fast-check'\nimport { test } from 'vitest'\n\ntest('x', () => undefined)\n")
  write('domain/leak.test.ts', "import 'viem'\n")
  write('devchain/weather.test.ts', "import '#devchain/near.ts'\nimport 'fast-check'\nimport 'vitest'\n")
  write('devchain/leak.test.ts', "import '#ui/near.ts'\n")
  write(
    'ui/models/composed.test.ts',
    "import '#src/testing/open-tab.ts'\nimport '#ui/testing/fake-reader.ts'\nimport 'vitest'\n"
  )
  for (const [name, specifier] of Object.entries(BYPASSES))
    write(`ui/views/${name}.test.tsx`, `import '${specifier}'\n`)
  write('domain/browser.ts', 'export const here = () => location.pathname\n')
  diagnostics = await lint()
}, limit(60_000))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(Object.entries(LAYERS))('%s', (layer, { legal, illegal }) => {
  test.each(legal)('may import %s', (name) => {
    expect(rulesBrokenBy(`${layer}/${fileOf('legal', name)}`)).toEqual([])
  })

  test.each(illegal)('may not import %s', (name) => {
    expect(rulesBrokenBy(`${layer}/${fileOf('illegal', name)}`)).toEqual([RESTRICTED])
  })
})

test.each(Object.keys(LAYERS))('only words, views, hooks, pages of contracts and src/ import texts: %s', (layer) => {
  expect(rulesBrokenBy(`${layer}/${fileOf('text', TEXT)}`)).toEqual(MAY_IMPORT_TEXTS.test(layer) ? [] : [RESTRICTED])
})

test('no file of the domain imports a text', () => {
  const code = filesBelow('domain').filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
  const importing = code.filter((file) =>
    /from '(?:#ui\/|[^']*\/ui\/)/.test(readFileSync(path.join(root, file), 'utf8'))
  )
  expect(code).not.toEqual([])
  expect(importing).toEqual([])
})

test.each(rpcLibraries)('the folders of %s import no other library', (library) => {
  const code = [`adapters/rpc/${library}`, `adapters/names/${library}`]
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.ts$/.test(file))
  const imported = code.flatMap((file) => {
    const specifiers = readFileSync(path.join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)
    return Array.from(specifiers, ([, specifier = '']) => specifier)
  })
  const others = rpcLibraries.filter((other) => other !== library).flatMap((other) => [other, ...packagesOf(other)])
  const foreign = new RegExp(`^(?:#adapters/(?:rpc|names)/)?(?:${others.join('|')})(?:/|$)`)
  const own = new RegExp(`^(?:${packagesOf(library).join('|')})(?:/|$)`)
  expect(imported.some((specifier) => own.test(specifier))).toBe(true)
  expect(imported.filter((specifier) => foreign.test(specifier))).toEqual([])
})

test.each(Object.keys(FORMS))('%s across layers is caught too', (form) => {
  expect(rulesBrokenBy(`domain/${fileOf('form', form)}`)).toContain(RESTRICTED)
})

test('a test of the domain may import vitest and fast-check, and no other package', () => {
  expect(rulesBrokenBy('domain/rule.test.ts')).toEqual([])
  expect(rulesBrokenBy('domain/leak.test.ts')).toEqual([RESTRICTED])
})

test('a test of the harness may import vitest and fast-check, and no part of the app', () => {
  expect(rulesBrokenBy('devchain/weather.test.ts')).toEqual([])
  expect(rulesBrokenBy('devchain/leak.test.ts')).toEqual([RESTRICTED])
})

test('a test of models or views takes them from src/testing/', () => {
  expect(rulesBrokenBy('ui/models/composed.test.ts')).toEqual([])
})

test.each(Object.keys(BYPASSES))('a test of models or views imports nothing else from src/ (%s)', (name) => {
  expect(rulesBrokenBy(`ui/views/${name}.test.tsx`)).toEqual([RESTRICTED])
})

test('the domain does not use the browser', () => {
  expect(rulesBrokenBy('domain/browser.ts')).toEqual(['lint/style/noRestrictedGlobals'])
})

test('an import cycle is caught', () => {
  expect(rulesBrokenBy('domain/cycle-a.ts')).toEqual(['lint/suspicious/noImportCycles'])
  expect(rulesBrokenBy('domain/cycle-b.ts')).toEqual(['lint/suspicious/noImportCycles'])
})

test('the harness does not refer to files of the page or the service by path either', () => {
  const code = filesBelow('devchain').filter((file) => /\.m?ts$|\.mjs$/.test(file) && !/\.test\.ts$/.test(file))
  const reaching = code.filter((file) => REACHING.test(readFileSync(path.join(root, file), 'utf8')))
  expect(code).not.toEqual([])
  expect(reaching).toEqual([])
})

test('every layer of the project has a rule', () => {
  const layers = new Set(Object.keys(LAYERS).map((layer) => layer.split('/')[0]))
  expect([...layers].sort()).toEqual(['adapters', 'contracts', 'devchain', 'domain', 'server', 'src', 'ui'])
})

function rulesBrokenBy(file: string): string[] {
  expect(written.has(file)).toBe(true)
  return diagnostics.filter((each) => each.file === file).map(({ rule }) => rule)
}

function fileOf(kind: string, name: string): string {
  return `${[kind, ...(name.match(/[a-z0-9]+/g) ?? [])].join('-')}.ts`
}

function write(file: string, code: string): void {
  expect(written.has(file)).toBe(false)
  written.set(file, code)
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), code)
}

/** Lints real files with the project's own configuration: Biome prints no diagnostics for code from stdin. */
function lint(): Promise<readonly Diagnostic[]> {
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '--colors=off']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (cause, stdout, stderr) => {
      if (cause?.code !== 1) return reject(new Error(`Biome ended with ${cause?.code ?? 0}: ${stderr}`))
      resolve(toDiagnostics(stdout))
    })
  })
}

function toDiagnostics(output: string): readonly Diagnostic[] {
  const report = JSON.parse(output) as { diagnostics: { category: string; location: { path: string } }[] }
  return report.diagnostics.map(({ category, location }) => ({ rule: category, file: location.path }))
}
