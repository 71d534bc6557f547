import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { PackedCreate } from './packed-create.ts'

let create: PackedCreate

beforeAll(() => {
  create = new PackedCreate()
})
afterAll(() => create?.close())

test('the package holds a program and one bundle', () => {
  expect(create.files.filter((name) => !name.endsWith('.mjs')).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist/project.json.gz',
    'package.json'
  ])
  expect(create.files).not.toContain('prepack.mjs')
})

/** Types it as somebody does who stands elsewhere. */
function runInClone(...args: string[]): string {
  const words = ['--silent', 'run', '--prefix', root, 'create', '--', ...args]
  const { npm_config_local_prefix: _, ...env } = create.env()
  return execFileSync('npm', words, { cwd: create.folder, env, encoding: 'utf8' })
}

test('npm run create makes a project from a clone, in a folder from where it is typed or by its full path', () => {
  expect(runInClone('near', '--yes')).toContain(`Near is in ${path.join(create.folder, 'near')}.\n\n  cd near\n`)
  expect(create.read('near/package.json')).toContain('"name": "near"')
  expect(create.git('near', 'status', '--short')).toBe('')
  const [ours, theirs] = [root, path.join(create.folder, 'near')].map((folder) =>
    readFileSync(path.join(folder, 'src/public/share.png'))
  )
  expect(theirs).toEqual(ours)
  const far = path.join(create.folder, 'quay/far')
  expect(runInClone(far, '--yes')).toContain(`Far is in ${far}.`)
  expect(create.read('quay/far/.nvmrc')).toBe('20\n')
})

test('--help and -h of npm run create print its usage, and a mistake its sentence, without packing', () => {
  for (const help of ['--help', '-h']) expect(runInClone(help)).toMatch(/^npm run create -- FOLDER \[options\]\n/)
  expect(() => runInClone('near', '--colour')).toThrow('There is no option --colour; --help lists them all.')
})

test('a document of a project names no file that stayed in this repository, unless it says so', () => {
  const texts = create.bundled()
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const stayed = tracked.filter((file) => !texts.has(file)).map((file) => `\`${file}\``)
  const documents = [...texts].filter(([file]) => file.endsWith('.md') && file !== 'docs/your-project.md')
  const mistaken = documents.flatMap(([document, text = '']) => {
    const unsaid = text.replaceAll(/`[^`\n]+` \(in Portside's repository\)/g, '')
    return stayed.filter((file) => unsaid.includes(file)).map((file) => `${document} names ${file}`)
  })
  expect(documents.length).toBeGreaterThan(20)
  expect(mistaken).toEqual([])
})

test('flags answer everything, and the project is a repository that records what was generated', async () => {
  const flags = ['--name', 'Harbour & Sons', '--chains', '8453, linea-sepolia', '--rpc', 'ethers']
  const { code, output, errors } = await create.run(['harbour', ...flags, '--sign-in=same-origin'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain(`Harbour & Sons is in ${path.join(create.folder, 'harbour')}.`)
  expect(output).toContain('  cd harbour\n  npm start ')
  expect(create.settings('harbour')).toEqual({
    APP_NAME: '"Harbour & Sons"',
    ORGANISATION: '"Harbour & Sons"',
    RPC_LIBRARY: 'ethers',
    CHAINS: 'base,linea-sepolia',
    AUTH_URL: '/auth'
  })
  expect(JSON.parse(create.read('harbour/package.json')).name).toBe('harbour')
  const lock = JSON.parse(create.read('harbour/package-lock.json'))
  expect([lock.name, lock.packages[''].name]).toEqual(['harbour', 'harbour'])
  expect(lock.packages['']).toMatchObject({ workspaces: JSON.parse(create.read('harbour/package.json')).workspaces })
  expect(create.read('harbour/README.md')).toMatch(/^# Harbour & Sons\n/)
  // The service reads none of .env: a deployment starts it with a copy of this.
  expect(create.read('harbour/.env.example')).toMatch(/^AUTH_APP_NAME="Harbour & Sons"$/m)
  expect(create.read('harbour/.ci/run')).toMatch(/^npm test$/m)
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  expect(create.git('harbour', 'log', '--format=%an %s')).toBe(
    `Team Record what the project was started from\nTeam Start from Portside ${version}\n`
  )
  expect(JSON.parse(create.read('harbour/portside.json'))).toEqual({
    version,
    commit: create.git('harbour', 'rev-parse', 'portside').trim(),
    answers: {
      package: 'harbour',
      name: 'Harbour & Sons',
      chains: 'base,linea-sepolia',
      rpc: 'ethers',
      'sign-in': '/auth'
    }
  })
  expect(create.git('harbour', 'status', '--short')).toBe('')
  expect(create.git('harbour', 'ls-files', '.env')).toBe('.env\n')
})
