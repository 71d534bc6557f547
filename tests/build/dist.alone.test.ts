import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modulesOf, stages } from '#src/build/stages.ts'
import { addedFiles, firstRenderFiles, sizeOf, totalSize } from '../bench/bytes.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { buildPage, type Chunk } from './build-page.ts'

const BUILD_LIMIT_MS = limit(120_000)
/** With the icons of the networks on the landing page, which were a request each. */
const FIRST_RENDER_BYTES = 82_000
const TEXT = /\.(?:html|js|css|json|svg|txt|map|webmanifest)$/

/** Traces of the harness: routes, events, wallet, explorer, phone, Safe, relay, anvil's methods, accounts and addresses. */
const HARNESS = [
  '__dev',
  'loading-sign',
  'EventSource',
  'dev.portside.wallet',
  'dev wallet',
  'devwallet_',
  'anvil_',
  'ots_',
  'faucet',
  'Portside explorer',
  'test phone',
  'test safe',
  'portside-devchain',
  'ac0974bec39a17e3',
  'f39Fd6e5',
  '127.0.0.1',
  'test test test'
] as const

/** Connectors, and the steps of the connect dialog. */
const CONNECTING = /\/adapters\/wallet\/(?:.*\/)?[\w-]*connector\.ts$|\/ui\/views\/connect-dialog\//

const folder = mkdtempSync(path.join(tmpdir(), 'portside-dist-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let dist = ''
let texts: readonly { readonly file: string; readonly text: string }[] = []
let chunks: readonly Chunk[] = []
beforeAll(async () => {
  const built = await buildPage(folder, { RPC_LIBRARY: 'viem', PAGE_URL: 'https://app.example/' })
  dist = built.dist
  chunks = built.chunks
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))
  console.info(`Bytes of each stage, brotli\n${stages.map((stage) => `${stage} ${bytesOf(stage)}`).join('\n')}`)
  texts = files.map((file) => ({ file, text: readFileSync(path.join(dist, file), 'utf8') }))
}, BUILD_LIMIT_MS)

test.each(HARNESS)('no file of the build contains %s', (mark) => {
  expect(texts.length).toBeGreaterThan(2)
  const holders = texts.filter(({ text }) => text.toLowerCase().includes(mark.toLowerCase()))
  expect(holders.map(({ file }) => file)).toEqual([])
})

test('the build contains no code of the harness, the server or the tests', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.length).toBeGreaterThan(100)
  // The tests' own configuration stands in for src/config.ts.
  const ofHarness = /^(?:devchain|server|tests(?![/]configuration[/])|(?:src|ui)[/]testing)[/]/
  expect(modules.filter((id) => ofHarness.test(path.relative(root, id)))).toEqual([])
})

test('the build contains nothing that follows local networks', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => path.relative(root, id))
  expect(modules).toContain('ui/models/account-models.ts')
  const ofDevelopment =
    /^(?:adapters[/]local-network[/]|domain[/]chain[/]local-network|src[/]local-networks|ui[/]models[/](?:development-models|chain[/]network-resets)|ui[/]views[/]network-reset|ui[/]text[/](?:en[/])?dev-server)/
  expect(modules.filter((id) => ofDevelopment.test(id))).toEqual([])
})

test('the build contains no code that checks the configuration', () => {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => path.relative(root, id))
  expect(modules).toContain('src/settings/built.ts')
  const ofBuild = /^(?:node_modules[/]zod|src[/]settings[/](?!built))/
  expect(modules.filter((id) => ofBuild.test(id))).toEqual([])
})

test.each(stages)('the imports of the stage %s are in its chunk or an earlier one', (stage) => {
  const isEarlier = new Set(['react', 'libraries', ...stages.slice(0, stages.indexOf(stage) + 1).map(chunkNameOf)])
  const chunkOf = new Map(chunks.flatMap(({ name, moduleIds }) => moduleIds.map((id) => [id, name] as const)))
  const inChunks = modulesOf(stage).filter((id) => chunkOf.has(id))
  expect(inChunks.length).toBeGreaterThan(0)
  expect(inChunks.filter((id) => !isEarlier.has(chunkOf.get(id) ?? ''))).toEqual([])
  expect(inChunks.some((id) => chunkOf.get(id) === chunkNameOf(stage))).toBe(true)
})

test('what a visit runs soon is compiled while it is fetched, and what it uses in part is not', () => {
  const code = texts.filter(({ file }) => file.endsWith('.js'))
  // Not even Vite's own first line may come before it.
  const early = code.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad\n'))
  const names = early.map(({ file }) => path.basename(file).replace(/-[\w-]{8}\.js$/, ''))
  const expected = ['react', 'libraries', ...stages.filter((stage) => stage !== 'rpc' && stage !== 'account')]
  expect(names.toSorted()).toEqual(expected.toSorted())
})

test('what asks a wallet, and what is shown meanwhile, needs no code of an account', () => {
  const asking = chunks.filter(({ moduleIds }) => moduleIds.some((id) => CONNECTING.test(id))).map(({ name }) => name)
  expect(asking).toEqual(expect.arrayContaining(['connect', 'choice', 'open-safe-connector', 'wallet-connect']))
  const account = addedFiles(dist, 'account').filter((file) => file.includes('/account-'))
  expect(account).toHaveLength(1)
  expect(asking.filter((name) => addedFiles(dist, name).some((file) => account.includes(file)))).toEqual([])
})

test('the page carries a Content-Security-Policy that allows nothing by default', () => {
  expect(directives()['default-src']).toBe("'none'")
})

test('scripts are allowed from the page’s origin or by hash, never inline or evaluated', () => {
  const { 'script-src': scripts = '', 'script-src-attr': attributes, ...others } = directives()
  expect(scripts).not.toBe('')
  expect(attributes ?? "'none'").toBe("'none'")
  for (const source of scripts.split(' ')) expect(source).toMatch(/^'(?:self|none|sha256-[\w+/=]+|strict-dynamic)'$/)
  expect(Object.values(others).join(' ')).not.toMatch(/unsafe-inline|unsafe-eval/)
})

test('the policy enforces Trusted Types and disables rarely needed features', () => {
  expect(directives()).toMatchObject({ 'require-trusted-types-for': "'script'", 'base-uri': "'none'" })
  expect(directives()['form-action']).toMatch(/^'(?:none|self)'$/)
})

test('the policy comes before everything that it governs', () => {
  const html = indexHtml()
  const policy = html.search(/<meta[^>]+Content-Security-Policy/i)
  expect(policy).toBeGreaterThan(0)
  expect(policy).toBeLessThan(html.search(/<(?:script|style|link)\b/i))
})

test('each page says what is shown of a link to it, with its own address and a picture that is there', () => {
  const tagsOf = (file: string) => {
    const tags = readFileSync(path.join(dist, file), 'utf8').matchAll(
      /<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g
    )
    return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]))
  }
  const files = ['index.html', 'dashboard/index.html', 'activity/index.html', '404.html']
  expect(files.map((file) => tagsOf(file)['og:url'])).toEqual([
    'https://app.example/',
    'https://app.example/dashboard',
    'https://app.example/activity',
    undefined
  ])
  for (const file of files) {
    const { 'og:image': image = '', 'og:title': title, 'twitter:image': twitterImage } = tagsOf(file)
    expect([title, image, twitterImage]).toEqual(['Portside', 'https://app.example/share.png', image])
    expect(readdirSync(dist)).toContain(new URL(image).pathname.slice(1))
  }
})

test('the files that installing the page needs are there, and the policy allows them', () => {
  const named = [...indexHtml().matchAll(/<link[^>]+rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)].map(
    ([link]) => /href="\/([^"]+)"/.exec(link)?.[1] ?? link
  )
  expect(named.toSorted()).toEqual(['apple-touch-icon.png', 'favicon.svg', 'manifest.json'])
  const { icons } = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as {
    readonly icons: readonly { readonly src: string }[]
  }
  expect(readdirSync(dist)).toEqual(expect.arrayContaining([...named, ...icons.map(({ src }) => src.slice(1))]))
  expect(directives()).toMatchObject({ 'manifest-src': "'self'" })
})

test(`the first render needs at most ${FIRST_RENDER_BYTES} bytes of JavaScript`, () => {
  const files = firstRenderFiles(dist)
  expect(files.length).toBeGreaterThan(0)
  expect(totalSize(dist, files).brotli).toBeLessThanOrEqual(FIRST_RENDER_BYTES)
})

function chunkNameOf(stage: string): string {
  return stage === 'rpc' ? 'viem-rpc' : stage
}

function bytesOf(stage: string): number {
  const { fileName = '' } = chunks.find(({ name }) => name === chunkNameOf(stage)) ?? {}
  return sizeOf(dist, fileName).brotli
}

function directives(): Readonly<Record<string, string | undefined>> {
  const tag = indexHtml().match(/<meta[^>]+Content-Security-Policy[^>]*>/i)?.[0] ?? ''
  const content =
    tag
      .match(/content="([^"]*)"/i)?.[1]
      ?.replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"') ?? ''
  const entries = content.split(';').map((directive) => directive.trim().split(/\s+/))
  return Object.fromEntries(entries.map(([name = '', ...sources]) => [name, sources.join(' ')]))
}

function indexHtml(): string {
  return readFileSync(path.join(dist, 'index.html'), 'utf8')
}
