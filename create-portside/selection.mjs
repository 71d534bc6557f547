// Which files a project starts with. The proof that Portside works stays here, where it ran before the version was packed;
// a test goes along if it is about what a team edits.
import path from 'node:path'

/** About this repository itself. */
const LEFT_OUT = ['create-portside/', 'publishing/', 'docs/dashboard.png', 'docs/performance.md', 'docs/publishing.md']

/** A page of contracts: an example, which nothing else refers to. */
const PAGE = /^(contracts\/[\w-]+\/)page\.ts$/

const TEST = /\.(?:test|spec)\.tsx?$/
/** Rules and texts, themes, settings, wallets, chains and stories, how the layers import each other, and the page as it is configured. */
const TESTS_OF_A_TEAM = [
  /^domain\//,
  /^ui\/(?:text|theme|words)\//,
  /^adapters\/wallet\/catalogue\//,
  /^src\/(?:settings|showcase)\//,
  /^tests\/structure\/(?:circles|folders|layers|source-tree|text-direction)\.test\.ts$/,
  /^tests\/e2e\/configuration\.spec\.ts$/,
  /^tests\/proof\/languages-fit\.spec\.ts$/
]
/** Stands in for a library, a wallet or a node in tests of that folder. */
const FAKE = /^(?:adapters|server)\/.*\/fake-[\w-]+\.tsx?$/

/** What of `tests/` runs without being imported by anything that goes along. */
const STARTED = [
  'tests/run.mjs',
  'tests/build/build-page.mjs',
  'tests/configuration/config.ts',
  'tests/configuration/own-pages.ts',
  'tests/e2e/build-pages.mjs',
  'tests/e2e/build-pages.ts',
  'tests/e2e/contracts-page.config.ts',
  'tests/e2e/harness/contracts-test.ts',
  'tests/e2e/names-page.config.ts',
  'tests/e2e/playwright.config.ts',
  'tests/proof/playwright.config.ts',
  'tests/run/failed-reporter.mjs',
  'tests/run/fresh-file.ts',
  'tests/run/note-slow-answers.ts',
  'tests/run/waiting-reporter.mjs',
  'tests/tested-page.mjs'
]

const CODE = /\.(?:tsx?|m[jt]s)$/
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"]([^'"?]+)/g

/**
 * Those of these files that a project starts with.
 * @param read gives a file's text
 */
export function projectFiles(files, read) {
  const names = files.map(({ file }) => file)
  const known = new Set(names)
  const examples = names.flatMap((file) => PAGE.exec(file)?.[1] ?? [])
  const isLeftOut = (file) =>
    FAKE.test(file) ||
    [...LEFT_OUT, ...examples].some((name) => (name.endsWith('/') ? file.startsWith(name) : file === name))
  const isTest = (file) => TEST.test(file) && !TESTS_OF_A_TEAM.some((pattern) => pattern.test(file))
  const isStarted = (file) => !file.startsWith('tests/') || STARTED.includes(file) || TEST.test(file)
  const going = new Set(names.filter((file) => isStarted(file) && !isLeftOut(file) && !isTest(file)))
  // Of `tests/`, what these import goes along, with its types.
  for (const file of going) {
    for (const imported of CODE.test(file) ? importsOf(file, read(file), known) : [])
      if (imported.startsWith('tests/')) going.add(imported)
    const types = file.replace(/\.mjs$/, '.d.mts')
    if (file.startsWith('tests/') && known.has(types)) going.add(types)
  }
  return files.filter(({ file }) => going.has(file))
}

/** The files of the project that a file imports. */
export function importsOf(file, text, known) {
  const specifiers = [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier)
  return specifiers.flatMap((specifier) => {
    const target = specifier.startsWith('#')
      ? specifier.slice(1)
      : path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
    return known.has(target) ? [target] : []
  })
}
