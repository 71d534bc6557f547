import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { knownChains } from '#domain/chain/known-chains.ts'
import { importsOf } from '../../create-portside/selection.mjs'
import { PackedCreate } from '../create/packed-create.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

/** What these tests look at, and Git's settings. */
const SOME_FILES = ['.env.example', '.gitignore', 'README.md', 'deploy/compose.yaml', 'package.json']

let create: PackedCreate
/** Of one test. */
let target: string
let count = 0

beforeAll(() => {
  create = new PackedCreate(SOME_FILES)
})
afterAll(() => create?.close())
beforeEach(() => {
  count += 1
  target = `harbour-${count}`
})
afterEach(() => expect(existsSync(path.join(create.folder, '.git'))).toBe(false))

const git = (...args: string[]) => create.git(target, ...args)
const settings = () => create.settings(target)

describe('a whole project', () => {
  const project = 'whole'
  let whole: PackedCreate
  beforeAll(async () => {
    whole = new PackedCreate()
    expect(await whole.run([project, '--yes'])).toMatchObject({ code: 0 })
  })
  // Thousands of files, on a disk that others use.
  afterAll(() => whole?.close(), limit(300_000))

  const pathOf = (name: string) => path.join(whole.folder, project, name)

  test('the example page, the proof of Portside, this package and words about us stay behind; the licence and programs do not', () => {
    expect(named('create.?portside')).toEqual([])
    expect(whole.git(project, 'ls-files', 'contracts/*/*')).toBe('')
    for (const name of [
      'create-portside',
      'tests/create',
      'docs/performance.md',
      'tests/proof/screenshots',
      'tests/bench'
    ])
      expect(existsSync(pathOf(name)), name).toBe(false)
    expect(whole.read(`${project}/CHANGELOG.md`).split('\n').slice(-4)).toEqual([
      '## Unreleased',
      '',
      '- Started from Portside.',
      ''
    ])
    expect(whole.read(`${project}/SECURITY.md`)).not.toContain('working days')
    expect(whole.read(`${project}/LICENSE`)).toContain('MIT License')
    expect(statSync(pathOf('.ci/run')).mode & 0o111).toBe(0o111)
  })

  test('no link of a document is dead', () => {
    const documents = whole.git(project, 'ls-files', '*.md').trim().split('\n')
    expect(documents.length).toBeGreaterThan(20)
    const links = documents.flatMap((file) => linksOf(file).map((link) => `${path.dirname(file)}/${link}`))
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((link) => !existsSync(pathOf(link)))).toEqual([])
  })

  test('nothing of one’s own is committed: not what a developer or a deployment sets', () => {
    for (const name of ['.env.local', 'deploy/.env']) writeFileSync(pathOf(name), 'KEY=1\n')
    expect(whole.git(project, 'status', '--short')).toBe('')
  })

  test('no file imports one that stayed behind, and each document names files of contracts/ that are there', () => {
    const known = new Set(filesOf(root))
    const there = new Set(whole.git(project, 'ls-files').trim().split('\n'))
    const code = [...there].filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file))
    const lost = code.flatMap((file) =>
      importsOf(file, whole.read(`${project}/${file}`), known).filter((name) => !there.has(name))
    )
    expect(lost).toEqual([])
    expect(named('guest-?book')).toEqual([])
  })

  /** The files that name it. */
  function named(pattern: string): readonly string[] {
    try {
      return whole.git(project, 'grep', '-Eil', pattern).trim().split('\n')
    } catch {
      return []
    }
  }

  function linksOf(file: string): readonly string[] {
    const links = whole.read(`${project}/${file}`).matchAll(/\]\((?!https?:|#)([^)#]+)/g)
    return [...links].map(([, name = '']) => name)
  }
})

test('what was chosen reaches containers, and is not undone by a copy of .env.example', async () => {
  const flags = ['--rpc', 'ethers', '--sign-in', 'same-origin', '--yes']
  expect(await create.run([target, ...flags])).toMatchObject({ code: 0 })
  const set = Object.keys(settings())
  expect(set).toContain('RPC_LIBRARY')
  const example = create.read(`${target}/.env.example`)
  expect(set.filter((name) => new RegExp(`^${name}=`, 'm').test(example))).toEqual([])
  expect(set.filter((name) => !example.includes(`\n#${name}=`))).toEqual([])
  const compose = create.read(`${target}/deploy/compose.yaml`)
  expect(compose).toContain(`\nname: "${target}"\n`)
  // A copy of .env.example, which has the name that visitors sign.
  expect(compose).toMatch(/^x-auth:[\s\S]*?^ {2}env_file: \.env$/m)
  expect(example).toMatch(/^AUTH_APP_NAME="Harbour \d+"$/m)
})

test('without flags it asks, says what is wrong with an answer, asks again, and offers defaults', async () => {
  const typed = [target, 'Häfen', 'Harbour', '1,nowhere', 'base', 'web3', 'ethers', 'ftp://auth.example', '']
  const { code, output, errors } = await create.run([], typed.map((line) => `${line}\n`).join(''))
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain('Folder (my-app): ')
  expect(output).toContain(`Name of the page (${target.replace('h', 'H').replace('-', ' ')}): `)
  expect(output).toContain(`-._~:/?#[]@!&'()*+,;= only, got "Häfen".\nName of the page`)
  for (const { id, network, name } of knownChains)
    expect(output).toMatch(new RegExp(` {2}${id} +${network} +${name}\n`))
  expect(output).toContain('"nowhere" is none of the known networks 84531 base-goerli,')
  expect(output).toContain('The RPC library must be viem or ethers, got "web3".\nRPC library, viem or ethers (viem): ')
  expect(output).toContain(
    'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "ftp://auth.example".'
  )
  expect(settings()).toMatchObject({ APP_NAME: '"Harbour"', CHAINS: 'base', RPC_LIBRARY: 'ethers', AUTH_URL: '' })
  expect(settings()).not.toHaveProperty('AUTH_APP_NAME')
})

test('only what no flag says is asked, and --yes asks nothing', async () => {
  const flags = [target, '--chains', 'sepolia', '--rpc', 'viem', '--sign-in', 'https://auth.example/']
  const { output } = await create.run(flags, 'Quay\n')
  expect(output.match(/\(.*\): /g)).toHaveLength(1)
  expect(settings()).toMatchObject({ APP_NAME: '"Quay"', CHAINS: 'sepolia', AUTH_URL: 'https://auth.example' })
  target = `${target}-yes`
  expect((await create.run([target, '--yes'])).output).not.toContain('): ')
  expect(settings()).toMatchObject({ RPC_LIBRARY: 'viem', CHAINS: 'base-sepolia,linea-sepolia', AUTH_URL: '' })
})

test('answers that end too soon create nothing', async () => {
  const { code, errors } = await create.run([target], 'Quay\n')
  expect({ code, errors }).toEqual({
    code: 1,
    errors: 'Nothing was created: the answers ended before the questions did. --yes takes what is in brackets.\n'
  })
  expect(existsSync(path.join(create.folder, target))).toBe(false)
})

// The other mistakes are in tests/create/mistakes.test.ts.
test.each([
  [['a', '--colour', 'red'], 'There is no option --colour; --help lists them all.'],
  [['a', '--yes', '--rpc', 'web3'], 'The RPC library must be viem or ethers, got "web3".']
])('%j is one sentence, and creates nothing', async (args, sentence) => {
  expect(await create.run(args)).toEqual({ code: 1, output: '', errors: `${sentence}\n` })
  expect(existsSync(path.join(create.folder, 'a'))).toBe(false)
})

test('a file, and a folder with anything in it, are refused and left as they are', async () => {
  const folder = path.join(create.folder, target)
  mkdirSync(folder)
  writeFileSync(path.join(folder, '.kept'), 'mine')
  expect((await create.run([target, '--yes'])).errors).toBe(
    `${folder} is not empty: name a new folder or an empty one.\n`
  )
  expect((await create.run([`${target}/.kept`, '--yes'])).errors).toBe(
    `${folder}/.kept is a file: name a new folder.\n`
  )
  expect(readdirSync(folder)).toEqual(['.kept'])
  expect(create.read(`${target}/.kept`)).toBe('mine')
})

test('an empty folder is filled, whatever it is called', async () => {
  target = `Häfen ${count}`
  mkdirSync(path.join(create.folder, target))
  const { code, output } = await create.run([target, '--yes'])
  expect(code).toBe(0)
  expect(output).toContain(`  cd "${target}"\n`)
  expect(JSON.parse(create.read(`${target}/package.json`)).name).toBe(`h-fen-${count}`)
  expect(settings()).toMatchObject({ APP_NAME: `"H fen ${count}"` })
})

test('a folder that holds only a repository is filled, and gets its first commits', async () => {
  mkdirSync(path.join(create.folder, target))
  git('init', '-q')
  const { code, output, errors } = await create.run([target, '--yes'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).not.toContain('left to you')
  expect(git('log', '--format=%s')).toMatch(/^Record what the project was started from\nStart from Portside \S+\n$/)
})

test('a repository that has commits already gets none', async () => {
  mkdirSync(path.join(create.folder, target))
  git('init', '-q')
  git('commit', '-q', '--allow-empty', '-m', 'Ours')
  const { code, output } = await create.run([target, '--yes'])
  expect(code).toBe(0)
  expect(output).toContain('The repository has commits already, so that of the project is left to you.')
  expect(git('log', '--format=%s').trim()).toBe('Ours')
})

test('without Git, or in a repository, the project is made and the reason is said', async () => {
  const none = await create.run([target, '--yes'], '', { PATH: '/nowhere' })
  expect(none).toMatchObject({ code: 0, errors: '' })
  expect(none.output).toContain('Git was not found, so the project is no repository yet.')
  expect(existsSync(path.join(create.folder, target, '.git'))).toBe(false)
  git('init', '-q')
  const inner = await create.run([`${target}/inner`, '--yes'])
  expect(inner).toMatchObject({ code: 0, errors: '' })
  expect(inner.output).toContain('The folder is inside a repository, so it did not get one of its own.')
  expect(existsSync(path.join(create.folder, target, 'inner/.git'))).toBe(false)
})

test('a commit that Git refuses is left to the team, with the reason', async () => {
  const nobody = { GIT_AUTHOR_NAME: '', GIT_COMMITTER_NAME: '' }
  const { code, output } = await create.run([target, '--yes'], '', nobody)
  expect(code).toBe(0)
  expect(output).toContain('The first commit is left to you, because "git commit" failed:\n')
  expect(output).toContain('empty ident name')
  expect(git('diff', '--cached', '--name-only')).toContain('package.json')
  expect(JSON.parse(create.read(`${target}/portside.json`))).not.toHaveProperty('commit')
})

test('--help lists every option', async () => {
  const { code, output } = await create.run(['--help'])
  expect(code).toBe(0)
  for (const option of ['--name', '--chains', '--chain ID,NAME,RPC', '--rpc', '--sign-in', '--yes'])
    expect(output).toContain(`  ${option}`)
})

function filesOf(folder: string): readonly string[] {
  return execFileSync('git', ['ls-files'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n')
}
