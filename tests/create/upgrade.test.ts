import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readFlags } from '../../create-portside/flags.mjs'
import { Mistake } from '../../create-portside/mistake.mjs'
import { writeProject } from '../../create-portside/project.mjs'
import { startRepository } from '../../create-portside/repository.mjs'
import { type Bundle, type RecordedAnswers, upgradeProject } from '../../create-portside/upgrade.mjs'
import { root } from '../ready.mjs'
import { documented } from '../recipes/readme.ts'
import { gitIdentity } from './packed-create.ts'

const ANSWERS: RecordedAnswers = {
  package: 'my-app',
  name: 'My app',
  chains: 'harbour,base',
  chain: '31337001,Harbour,https://rpc.harbour.example',
  rpc: 'ethers',
  'sign-in': '/auth'
}

const CATALOGUE = 'adapters/wallet/catalogue'
const DASHBOARD = 'ui/views/dashboard-page/dashboard-page.tsx'
/** What a team edits or adds to, as it is here. */
const REAL = [
  '.env.example',
  'README.md',
  'adapters/wallet/catalogue/metamask.ts',
  'adapters/wallet/catalogue/rainbow.ts',
  'domain/chain/known-chains.ts',
  'package-lock.json',
  'package.json',
  'src/config.ts',
  'ui/text/de/page.ts',
  'ui/text/en/page.ts',
  'ui/text/languages.ts',
  'ui/theme/palettes.ts',
  'ui/theme/theme.ts',
  DASHBOARD
]

type Files = Readonly<Record<string, string>>

const first: Files = {
  ...Object.fromEntries(REAL.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- Started from Portside.\n',
  'ui/views/old-part.tsx': 'export const oldPart = 1\n'
}

/** Moves a folder and a file, changes both and what a team changes, adds a file and removes one. */
const second: Files = versionAfter(first)

function versionAfter(before: Files): Files {
  const { [DASHBOARD]: dashboard = '', 'ui/views/old-part.tsx': _, ...others } = before
  const moved = Object.entries(others).map(([file, text]) => [file.replace(CATALOGUE, 'adapters/wallet/wallets'), text])
  const files: Files = Object.fromEntries(moved)
  return {
    ...files,
    'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- Started from a newer Portside.\n',
    'README.md': `${files['README.md']}\nA newer paragraph.\n`,
    'domain/chain/known-chains.ts': edited(
      files,
      'domain/chain/known-chains.ts',
      "name: 'Basescan'",
      "name: 'BaseScan'"
    ),
    'src/config.ts': edited(files, 'src/config.ts', "modalSize: 'compact'", "modalSize: 'wide'"),
    'package.json': edited(files, 'package.json', '"mobx": "7.1.3"', '"mobx": "7.1.4"'),
    'ui/text/de/page.ts': `${files['ui/text/de/page.ts']}// A newer text.\n`,
    'ui/views/dashboard/dashboard-page.tsx': `${dashboard}// A newer part.\n`,
    'ui/views/new-part.tsx': 'export const newPart = 2\n'
  }
}

function edited(files: Files, file: string, found: string, replacement: string): string {
  const text = files[file] ?? ''
  if (!text.includes(found)) throw new Error(`${file} does not have ${found}.`)
  return text.replace(found, replacement)
}

function bundleOf(version: string, files: Files): Bundle {
  return { version, files: Object.entries(files).map(([file, text]) => ({ file, text })) }
}

const older = bundleOf('0.9.0', first)
const newer = bundleOf('0.10.0', second)

const scratch = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-upgrades-'))
const started = path.join(scratch, 'started')
const developed = path.join(scratch, 'developed')
let count = 0
/** Of one test. */
let project: string

beforeAll(() => {
  Object.assign(process.env, gitIdentity)
  writeProject(started, ANSWERS, older)
  expect(startRepository(started, { version: older.version, answers: ANSWERS })).toBeUndefined()
  cpSync(started, developed, { recursive: true })
  project = developed
  develop()
})
afterAll(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }))
beforeEach(() => {
  project = path.join(scratch, `my-app-${++count}`)
})

function copy(folder: string): void {
  cpSync(folder, project, { recursive: true })
}

test('a project with a page, wallet, chain, theme, language and configuration of its own takes a version that moved files', () => {
  project = path.join(scratch, 'my-app')
  copy(developed)
  const [branch, before] = [git('branch', '--show-current'), git('rev-parse', 'portside')]
  // As the guide says, in a clone beside the project.
  const command = documented('docs/guides/upgrading.md', 'npm run create -- upgrade ../my-app')
  const { folder, isUpgrade } = readFlags(command.replace('npm run create -- ', '').split(' '))
  expect([folder, isUpgrade]).toEqual(['../my-app', true])
  expect(upgradeProject(path.resolve(scratch, 'portside', folder ?? ''), newer)).toBe(
    `${branch} has Portside 0.10.0. Install its packages with "npm install", and try it with "npm test".`
  )
  expect(git('status', '--porcelain')).toBe('')
  // The team's own, as it was, and where the new version has its folder.
  expect(read('contracts/berths/page.ts')).toBe("export const page = { path: '/berths' }\n")
  expect(read('adapters/wallet/wallets/harbour.ts')).toBe('export const wallet = 1\n')
  expect(read('ui/text/nl/page.ts')).toBe(first['ui/text/de/page.ts'])
  expect(read('CHANGELOG.md')).toBe(`${first['CHANGELOG.md']}- Berths.\n`)
  expect(read('.env')).toContain('APP_NAME="Harbour"\n')
  expect(read('README.md')).toMatch(/^# Our harbour\n/)
  // Both sides' changes of one file.
  for (const [file, ours, theirs] of [
    ['domain/chain/known-chains.ts', 'id: 424242', "name: 'BaseScan'"],
    ['src/config.ts', "learnMoreUrl: 'https://harbour.example'", "modalSize: 'wide'"],
    ['package.json', '"version": "3.0.0"', '"mobx": "7.1.4"'],
    ['ui/views/dashboard/dashboard-page.tsx', '// Ours', '// A newer part.'],
    ['README.md', '# Our harbour', 'A newer paragraph.']
  ] as const) {
    expect(read(file)).toContain(ours)
    expect(read(file)).toContain(theirs)
  }
  expect(read('domain/chain/known-chains.ts')).toContain("rpcUrls: ['https://rpc.harbour.example']")
  expect(read('domain/chain/known-chains.ts')).toContain('= [\n  ownChain,\n')
  expect(read('ui/theme/theme.ts')).toContain("'dusk'")
  expect(read('ui/views/new-part.tsx')).toBe(second['ui/views/new-part.tsx'])
  for (const gone of ['ui/views/old-part.tsx', CATALOGUE, DASHBOARD])
    expect(existsSync(path.join(project, gone)), gone).toBe(false)
  // What was generated follows what was generated before, and is recorded.
  expect(git('log', '--format=%s', 'portside')).toBe('Upgrade to Portside 0.10.0\nStart from Portside 0.9.0')
  expect(git('rev-parse', 'portside^')).toBe(before)
  expect(JSON.parse(read('portside.json'))).toEqual({
    version: '0.10.0',
    commit: git('rev-parse', 'portside'),
    answers: ANSWERS
  })
})

test('a clone without the branch takes it too, and the version after it', () => {
  execFileSync('git', ['clone', '-q', '--single-branch', developed, project])
  upgradeProject(project, newer)
  upgradeProject(project, bundleOf('1.0.0', { ...second, 'ui/views/new-part.tsx': 'export const newPart = 3\n' }))
  expect(read('ui/views/new-part.tsx')).toBe('export const newPart = 3\n')
  expect(git('log', '--format=%s', 'portside').split('\n')).toHaveLength(3)
  expect(git('log', '-1', '--format=%s')).toBe('Upgrade to Portside 1.0.0')
})

test('what both sides changed is an ordinary merge in progress, which can be given up, begun again and committed', () => {
  copy(developed)
  commit('src/config.ts', (text) => text.replace("modalSize: 'compact'", "modalSize: 'ours'"))
  const head = git('rev-parse', 'HEAD')
  const said = upgradeProject(project, newer)
  expect(said).toMatch(
    /^The merge of Portside 0\.10\.0 into \S+ is not committed yet, because both sides have changed:\n {2}src\/config\.ts\nResolve .*\nThen install its packages with "npm install", and try it with "npm test"\.$/
  )
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('src/config.ts')
  expect(() => upgradeProject(project, newer)).toThrow(
    `A merge is in progress in ${project}: resolve what "git status" lists and commit it, or give it up with "git merge --abort".`
  )
  git('merge', '--abort')
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(['', head])
  expect(upgradeProject(project, newer)).toBe(said)
  git('checkout', '--theirs', 'src/config.ts')
  git('add', 'src/config.ts')
  git('commit', '-q', '--no-edit')
  expect(git('log', '-1', '--format=%s')).toBe('Upgrade to Portside 0.10.0')
  expect(() => upgradeProject(project, newer)).toThrow(
    `${project} has Portside 0.10.0 already, as it is in this checkout.`
  )
  expect(git('rev-parse', 'portside')).toBe(JSON.parse(read('portside.json')).commit)
})

test('a later commit of the same version is named', () => {
  copy(started)
  const [branch, sameVersion] = [
    git('branch', '--show-current'),
    { ...newer, version: older.version, commit: '0123abc' }
  ]
  expect(upgradeProject(project, sameVersion)).toMatch(`${branch} has Portside 0.9.0 (0123abc). Install`)
  expect(git('log', '-1', '--format=%s')).toBe('Upgrade to Portside 0.9.0 (0123abc)')
  expect(refusal(sameVersion)).toBe(`${project} has Portside 0.9.0 (0123abc) already, as it is in this checkout.`)
})

test('a branch of the team’s own that is called portside stays where it is', () => {
  copy(started)
  git('checkout', '-q', '-B', 'portside')
  commit('src/own.ts', () => '1\n')
  commit('src/own.ts', () => '2\n')
  const tip = git('rev-parse', 'HEAD')
  git('checkout', '-q', '-b', 'main-line')
  upgradeProject(project, newer)
  expect(git('rev-parse', 'portside')).toBe(tip)
})

test('a project from before there was a record takes it, with the answers of its first .env', () => {
  const { chain: _, ...own } = ANSWERS
  const answers = { ...own, chains: 'base' }
  writeProject(project, answers, older)
  git('init', '-q')
  git('add', '-A', '-f')
  git('commit', '-q', '-m', 'Start from Portside')
  develop()
  upgradeProject(project, newer)
  expect(JSON.parse(read('portside.json'))).toEqual({
    version: '0.10.0',
    commit: git('rev-parse', 'portside'),
    answers
  })
  expect(read('.env')).toContain('APP_NAME="Harbour"\n')
})

const REFUSED: Readonly<Record<string, readonly [prepare: () => void, bundle: Bundle, sentence: () => string]>> = {
  'the same version': [
    () => undefined,
    older,
    () => `${project} has Portside 0.9.0 already, as it is in this checkout.`
  ],
  'an older version': [
    () => undefined,
    bundleOf('0.8.9', second),
    () => `${project} has Portside 0.9.0, and this checkout is older: it has 0.8.9.`
  ],
  'a file that is not committed': [
    () => writeFileSync(path.join(project, 'src/new.ts'), ''),
    newer,
    () => `${project} has changes that are not committed: commit or stash them first.`
  ],
  'no folder': [
    () => rmSync(project, { recursive: true }),
    newer,
    () => `There is no ${project}: name the folder of a project.`
  ],
  'no repository': [
    () => rmSync(path.join(project, '.git'), { recursive: true }),
    newer,
    () => `${project} is no repository of its own, and an upgrade is a merge.`
  ],
  'no branch': [
    () => git('checkout', '-q', '--detach'),
    newer,
    () => `${project} is on no branch: check out the one to upgrade.`
  ],
  'the branch of what was generated': [
    () => git('checkout', '-q', 'portside'),
    newer,
    () => `${project} is on portside, which holds only what was generated: check out a branch of yours.`
  ],
  'a record that is none': [
    () => commit('portside.json', () => '<<<<<<< ours\n'),
    newer,
    () => `${project}/portside.json is not as it was written: take it back from an earlier commit, and try again.`
  ],
  'a record without a commit': [
    () => commit('portside.json', (text) => text.replace(/ {2}"commit": .*\n/, '')),
    newer,
    () =>
      `${project}/portside.json names no commit, because none was made at the start: add, as "commit", the full id of the commit that holds the project as it was generated.`
  ],
  'neither a record nor our first commit': [
    () => {
      git('checkout', '-q', '--orphan', 'anew')
      git('rm', '-q', '--cached', 'portside.json')
      rmSync(path.join(project, 'portside.json'))
      git('commit', '-q', '-m', 'Ours')
    },
    newer,
    () =>
      `${project} has neither portside.json nor a first commit "Start from Portside", so nothing says which files were generated.`
  ],
  'a history that was squashed': [
    () => {
      git('checkout', '-q', '--orphan', 'squashed')
      git('commit', '-q', '-m', 'All')
    },
    newer,
    () => {
      const id = git('rev-parse', 'portside')
      return `The commit ${id} that portside.json names is no ancestor of this branch, because a merge was squashed or rebased: "git merge -s ours --allow-unrelated-histories ${id}" makes it one again and changes no file.`
    }
  ],
  'a shallow clone': [
    () => {
      const clone = path.join(scratch, `shallow-${count}`)
      execFileSync('git', ['clone', '-q', '--depth', '1', `file://${project}`, clone])
      project = clone
    },
    newer,
    () =>
      `${project} lacks the commit ${JSON.parse(read('portside.json')).commit} that portside.json names: fetch the whole history, as "git fetch --unshallow" does.`
  ]
}

test.each(Object.entries(REFUSED))('%s is one sentence, and changes nothing', (_, [prepare, bundle, sentence]) => {
  copy(started)
  prepare()
  const head = path.join(project, '.git/HEAD')
  const before = existsSync(head) ? git('rev-parse', 'HEAD') : undefined
  expect(refusal(bundle)).toBe(sentence())
  if (before) expect(git('rev-parse', 'HEAD')).toBe(before)
})

test('what the sentence about a squashed history says makes the next upgrade a merge again', () => {
  copy(developed)
  git('checkout', '-q', '--orphan', 'squashed')
  git('commit', '-q', '-m', 'All')
  git('merge', '-q', '-s', 'ours', '--allow-unrelated-histories', '-m', 'Join', git('rev-parse', 'portside'))
  expect(upgradeProject(project, newer)).toMatch(/^squashed has Portside 0\.10\.0\. /)
})

function refusal(bundle: Bundle): string | undefined {
  try {
    upgradeProject(project, bundle)
  } catch (cause) {
    if (cause instanceof Mistake) return cause.message
    throw cause
  }
}

/** What a team does in its first weeks. */
function develop(): void {
  change('contracts/berths/page.ts', () => "export const page = { path: '/berths' }\n")
  change(`${CATALOGUE}/harbour.ts`, () => 'export const wallet = 1\n')
  change('domain/chain/known-chains.ts', (text) =>
    text.replace('/** Every preset', 'export const dao: Chain = { ...mainnet, id: 424242 }\n\n/** Every preset')
  )
  change('ui/theme/theme.ts', (text) => text.replace("'midnight']", "'midnight', 'dusk']"))
  change('ui/text/nl/page.ts', () => first['ui/text/de/page.ts'] ?? '')
  change('ui/text/languages.ts', (text) => text.replace("  'pt-BR':", "  nl: 'Nederlands',\n  'pt-BR':"))
  change('src/config.ts', (text) =>
    text.replace(/^( {2}organisation: .*)$/m, "$1\n  appInfo: { learnMoreUrl: 'https://harbour.example' },")
  )
  change('.env', (text) => text.replace('APP_NAME="My app"', 'APP_NAME="Harbour"'))
  change('CHANGELOG.md', (text) => `${text}- Berths.\n`)
  change('README.md', (text) => text.replace(/^# .*/, '# Our harbour'))
  change('package.json', (text) => text.replace(/"version": ".*"/, '"version": "3.0.0"'))
  change(DASHBOARD, (text) => `// Ours\n${text}`)
  git('add', '-A', '-f')
  git('commit', '-q', '-m', 'Ours')
}

function commit(file: string, changed: (text: string) => string): void {
  change(file, changed)
  git('add', '-f', file)
  git('commit', '-q', '-m', file)
}

function change(file: string, changed: (text: string) => string): void {
  const full = path.join(project, file)
  mkdirSync(path.dirname(full), { recursive: true })
  const before = existsSync(full) ? readFileSync(full, 'utf8') : ''
  const after = changed(before)
  if (after === before) throw new Error(`${file} is as it was.`)
  writeFileSync(full, after)
}

function read(file: string): string {
  return readFileSync(path.join(project, file), 'utf8')
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
