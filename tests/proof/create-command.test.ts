import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { knownChains } from '#domain/chain/known-chains.ts'
import { PackedCreate } from '../create/packed-create.ts'
import { limit } from '../run/limits.mjs'

let create: PackedCreate
/** Of one test. */
let target: string
let count = 0

beforeAll(() => {
  create = new PackedCreate()
})
// Tens of thousands of files, on a disk that others use.
afterAll(() => create?.close(), limit(300_000))
beforeEach(() => {
  count += 1
  target = `harbour-${count}`
})
afterEach(() => expect(existsSync(path.join(create.folder, '.git'))).toBe(false))

const git = (...args: string[]) => create.git(target, ...args)
const settings = () => create.settings(target)

test('the example page, this package and words about us stay behind; the licence and programs do not', async () => {
  expect(await create.run([target, '--yes'])).toMatchObject({ code: 0 })
  expect(named('create.?portside')).toEqual([])
  expect(git('ls-files', 'contracts/*/*')).toBe('')
  for (const name of ['create-portside', 'tests/create', 'docs/performance.md'])
    expect(existsSync(path.join(create.folder, target, name)), name).toBe(false)
  expect(create.read(`${target}/CHANGELOG.md`).split('\n').slice(-4)).toEqual([
    '## Unreleased',
    '',
    '- Started from Portside.',
    ''
  ])
  expect(create.read(`${target}/SECURITY.md`)).not.toContain('working days')
  expect(create.read(`${target}/LICENSE`)).toContain('MIT License')
  expect(statSync(path.join(create.folder, target, '.ci/run')).mode & 0o111).toBe(0o111)
})

test('no link of a document is dead', async () => {
  expect(await create.run([target, '--yes'])).toMatchObject({ code: 0 })
  const documents = git('ls-files', '*.md').trim().split('\n')
  expect(documents.length).toBeGreaterThan(20)
  const links = documents.flatMap((file) => linksOf(file).map((link) => `${path.dirname(file)}/${link}`))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((link) => !existsSync(path.join(create.folder, target, link)))).toEqual([])
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
  expect(compose).toContain(`\nname: ${target}\n`)
  expect(compose).toMatch(/^x-auth:[\s\S]*?^ {2}env_file: \[\.\.\/\.env, \.env\]$/m)
})

test('nothing of one’s own is committed: not what a developer or a deployment sets', async () => {
  await create.run([target, '--yes'])
  for (const name of ['.env.local', 'deploy/.env']) writeFileSync(path.join(create.folder, target, name), 'KEY=1\n')
  expect(git('status', '--short')).toBe('')
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
  expect((await create.run([`${target}-yes`, '--yes'])).output).not.toContain('): ')
  target = `${target}-yes`
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

test.each([
  [['a', 'b'], 'Name one folder, not both "a" and "b".'],
  [['a', '--colour', 'red'], 'There is no option --colour; --help lists them all.'],
  [['a', '-y'], 'There is no option -y; --help lists them all.'],
  [['a', '--chains', '--yes'], '--chains needs a value.'],
  [['a', '--rpc'], '--rpc needs a value.'],
  [['a', '--yes=no'], '--yes takes no value.'],
  [['a', '--rpc', 'viem', '--rpc', 'ethers'], '--rpc is given twice.'],
  [['--yes'], 'Name the folder for the project, as in "npm run create -- ../my-app".'],
  [
    ['a', '--name', 'A "b"'],
    `The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got "A "b"".`
  ],
  [
    ['a', '--name', 'Swap -> Earn 5%'],
    `The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got "Swap -> Earn 5%".`
  ],
  [['a', '--name', ' '], `The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got " ".`],
  [['a', '--chains', 'base,8453'], 'The networks name base twice.'],
  [['a', '--rpc', 'web3'], 'The RPC library must be viem or ethers, got "web3".'],
  [['a', '--sign-in', 'yes'], 'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "yes".'],
  [
    ['a', '--sign-in', 'https://me@auth.example'],
    'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "https://me@auth.example".'
  ]
])('%j is one sentence, and creates nothing', async (args, sentence) => {
  expect(await create.run(args)).toEqual({ code: 1, output: '', errors: `${sentence}\n` })
  expect(existsSync(path.join(create.folder, 'a'))).toBe(false)
})

test('a network that is not known is one sentence that lists those that are', async () => {
  const known = knownChains.map(({ id, network }) => `${id} ${network}`).join(', ')
  const { errors } = await create.run(['a', '--chains', '8453,,1'])
  expect(errors).toBe(`"" is none of the known networks ${known}.\n`)
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

test('a folder that holds only a repository is filled, and gets its first commit', async () => {
  mkdirSync(path.join(create.folder, target))
  git('init', '-q')
  const { code, output, errors } = await create.run([target, '--yes'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).not.toContain('left to you')
  expect(git('log', '--format=%s').trim()).toBe('Start from Portside')
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
})

test('--help lists every option', async () => {
  const { code, output } = await create.run(['--help'])
  expect(code).toBe(0)
  for (const option of ['--name', '--chains', '--rpc', '--sign-in', '--yes']) expect(output).toContain(`  ${option}`)
})

/** The files that name it. */
function named(pattern: string): readonly string[] {
  try {
    return git('grep', '-Eil', pattern).trim().split('\n')
  } catch {
    return []
  }
}

function linksOf(file: string): readonly string[] {
  const links = create.read(`${target}/${file}`).matchAll(/\]\((?!https?:|#)([^)#]+)/g)
  return [...links].map(([, name = '']) => name)
}
