import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('flags answer everything, and the project is a repository with one commit', async () => {
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
    AUTH_URL: '/auth',
    AUTH_APP_NAME: '"Harbour & Sons"'
  })
  expect(JSON.parse(create.read('harbour/package.json')).name).toBe('harbour')
  const lock = JSON.parse(create.read('harbour/package-lock.json'))
  expect([lock.name, lock.packages[''].name]).toEqual(['harbour', 'harbour'])
  expect(lock.packages['']).toMatchObject({ workspaces: JSON.parse(create.read('harbour/package.json')).workspaces })
  expect(create.read('harbour/README.md')).toMatch(/^# Harbour & Sons\n/)
  // The proof of Portside stays here.
  expect(create.read('harbour/.ci/run')).toMatch(/^npm run check && node tests\/run\.mjs --own$/m)
  expect(create.git('harbour', 'log', '--format=%an %s')).toBe('Team Start from Portside\n')
  expect(create.git('harbour', 'status', '--short')).toBe('')
  expect(create.git('harbour', 'ls-files', '.env')).toBe('.env\n')
})
