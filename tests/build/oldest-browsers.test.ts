import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '#src/build/oldest-browsers.ts'
import { root } from '../ready.mjs'
import { newerApisIn, newerStylesIn, unprefixedStylesIn } from './newer-features.ts'

/** For each use in our code, what happens where it is missing. */
const APIS_DONE_WITHOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'adapters/tabs/tabs.ts': { 'navigator.locks': 'the tab is alone' },
  'adapters/wallet/safe/safe-host.ts': { 'location.ancestorOrigins': 'the referrer says who shows the page' },
  'src/showcase/frame.tsx': { scheduler: 'an idle period is awaited' },
  'ui/views/parts/dialog-behaviour.ts': { '.checkVisibility': 'what is on the page counts as visible' },
  'ui/views/parts/copy-button.tsx': { 'navigator.clipboard': 'the text is shown, selected, to be copied by hand' }
}

/** For styles, what browsers without support render. */
const STYLES_DONE_WITHOUT: Readonly<Record<string, string>> = {
  'backdrop-filter': 'a page that is dimmed behind a dialog, but not blurred',
  'content-visibility': 'rows out of sight too',
  'scrollbar-gutter': 'a page that is wider by its scroll bar while a dialog is open, where it has a width at all',
  'scrollbar-width': 'a scroll bar below links of the navigation, where they do not fit',
  'text-wrap': 'lines broken wherever they are full'
}

/** Code that runs in the page, without development-only code. */
const SOURCES = ['domain', 'adapters', 'ui', 'src', 'contracts'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/fake-/.test(file))
)

test('the page uses no interface that the oldest browsers or plain HTTP lack, unless it works without it', () => {
  expect(SOURCES.length).toBeGreaterThan(200)
  const uses = SOURCES.map((file) => [file, newerApisIn(file, read(file))] as const)
  const allowed = Object.entries(APIS_DONE_WITHOUT).map(([file, names]) => [file, Object.keys(names).sort()])
  expect(Object.fromEntries(uses.filter(([, names]) => names.length > 0))).toEqual(Object.fromEntries(allowed))
})

test('the page uses no style that the oldest browsers lack, unless it degrades gracefully', () => {
  const uses = new Set(SOURCES.flatMap((file) => newerStylesIn(file, read(file))))
  expect([...uses].sort()).toEqual(Object.keys(STYLES_DONE_WITHOUT))
})

test('styles that an oldest browser has only with a prefix are written with it too', () => {
  const uses = SOURCES.map((file) => [file, unprefixedStylesIn(file, read(file))] as const)
  expect(Object.fromEntries(uses.filter(([, names]) => names.length > 0))).toEqual({})
})

test.each([
  ["css({ userSelect: 'none' })", ['user-select']],
  ["css({ WebkitUserSelect: 'none', userSelect: 'none' })", []],
  ["css({ WebkitMaskSize: '1px', maskImage: 'none' })", ['mask-image']],
  ["css({ backgroundClip: 'text' })", ['background-clip: text']],
  ['`html{-webkit-text-size-adjust:100%;text-size-adjust:100%}`', []],
  ['`html{text-size-adjust:100%}`', ['text-size-adjust']],
  ["css({ color: 'red' }) // user-select", []]
])('the prefixes that %s lacks are detected correctly', (code, names) => {
  expect(unprefixedStylesIn('file.tsx', code)).toEqual(names)
})

test.each([
  ['a static member', 'URL.canParse(text)', ['URL.canParse']],
  ['a member that only newer browsers have', 'one.union(other)', ['.union']],
  ['a feature-detected member', 'element.checkVisibility?.()', ['.checkVisibility']],
  ['a global accessed through the window', 'window?.navigator.locks.request(name)', ['navigator.locks']],
  ['a global of secure contexts only', 'globalThis.crypto.randomUUID()', ['crypto.randomUUID']],
  ['a member of the prototype', "Iterator.prototype['map'].call(all)", ['Iterator']],
  ['the flag v', '/[a--b]/v.test(text)', ['flag v']],
  ['a name in a text or a comment', "'URL.canParse' // URL.canParse()", []],
  ['members of every object', 'value.toString(), value.constructor', []]
])('%s is detected correctly', (_what, code, names) => {
  expect(newerApisIn('file.ts', code)).toEqual(names)
})

test.each([
  ["css({ color: 'light-dark(red, blue)' })", ['light-dark()']],
  ["css({ backdropFilter: 'none' })", ['backdrop-filter']],
  ["css({ '@starting-style': { opacity: 0 } })", ['@starting-style']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be read
  ['`dialog${name}:open{color:red}`', [':open']],
  ["css({ color: 'red' }) // backdrop-filter", []]
])('the styles of %s are detected correctly', (code, names) => {
  expect(newerStylesIn('file.tsx', code)).toEqual(names)
})

test('the compiler allows no newer edition of the language than the oldest browsers support', () => {
  const { compilerOptions } = JSON.parse(read('src/tsconfig.json')) as { readonly compilerOptions: { lib: string[] } }
  expect(compilerOptions.lib).toEqual(['ES2023', 'DOM', 'DOM.Iterable'])
})

test('README.md names the oldest browsers that the page is built for', () => {
  const { chrome, edge, firefox, safari, ios } = oldestBrowsers
  expect([edge, ios]).toEqual([chrome, safari])
  expect(read('README.md')).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox} and Safari ${safari}`)
})

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
