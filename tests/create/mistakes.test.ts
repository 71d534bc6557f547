import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { knownChains } from '#domain/chain/known-chains.ts'
import { rpcLibraries } from '#src/rpc-libraries.ts'
import { ownNodeRemark, readAnswers } from '../../create-portside/answers.mjs'
import { readFlags } from '../../create-portside/flags.mjs'
import { Mistake } from '../../create-portside/mistake.mjs'
import { root } from '../ready.mjs'

/** What no flag says is not asked. */
async function answers(args: readonly string[]) {
  return readAnswers(
    { ...readFlags(args), yes: true },
    {
      networks: knownChains,
      rpcLibraries,
      packages: ['react', 'server']
    }
  )
}

test('flags answer everything', async () => {
  const flags = ['--name', 'Quay', '--chains', '8453, linea-sepolia', '--rpc', 'ethers', '--sign-in=same-origin']
  expect(await answers(['quay', ...flags])).toEqual({
    folder: path.resolve('quay'),
    package: 'quay',
    name: 'Quay',
    chains: 'base,linea-sepolia',
    rpc: 'ethers',
    'sign-in': '/auth'
  })
})

test('a network of the team’s own is the only one, or the first unless --chains places it', async () => {
  const chain = '31337001,Our Harbour,http://127.0.0.1:8545'
  const chainsOf = async (...more: readonly string[]) => (await answers(['a', '--chain', chain, ...more])).chains
  expect(await answers(['a', '--chain', chain])).toMatchObject({ chain, chains: 'our-harbour' })
  expect(await chainsOf('--chains', 'base')).toBe('our-harbour,base')
  expect(await chainsOf('--chains', 'base,31337001')).toBe('base,our-harbour')
})

test('who has a network of their own hears that npm start runs an empty node for it, and how to use another', () => {
  expect(ownNodeRemark({ chain: '31337001,Our Harbour,https://rpc.harbour.example' })).toBe(
    '\nFor Our Harbour, npm start runs an empty local node: to use your own node, set RPC_URL_31337001 in .env.\n'
  )
  expect(ownNodeRemark({})).toBe('')
})

test('upgrade takes the folder of a project and nothing else; a folder of that name is ./upgrade', () => {
  expect(readFlags(['upgrade', '../my-app'])).toEqual({ folder: '../my-app', isUpgrade: true })
  expect(readFlags(['./upgrade'])).toEqual({ folder: './upgrade' })
  expect(() => readFlags(['upgrade'])).toThrow(
    'Name the project to upgrade, as in "npm run create -- upgrade ../my-app".'
  )
  expect(() => readFlags(['upgrade', 'a', '--rpc', 'viem'])).toThrow(
    '"upgrade" takes the project\'s own answers, and no --rpc.'
  )
})

const LONG = 'a'.repeat(5000)
const CUT = `"${'a'.repeat(60)}…"`
const CHAIN = '--chain takes id,name,rpc, and'

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
  [
    ['a', '--chains', '8453,,1'],
    `"" is none of the known networks ${networks()}; --chain id,name,rpc adds one of your own.`
  ],
  [['a', '--rpc', 'web3'], 'The RPC library must be viem or ethers, got "web3".'],
  [['a', '--sign-in', 'yes'], 'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "yes".'],
  [
    ['a', '--sign-in', 'https://me@auth.example'],
    'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "https://me@auth.example".'
  ],
  [
    ['a', '--sign-in', 'https://auth.example/\nAPP_NAME=x'],
    'Sign-in must be none, same-origin, or the service\'s http(s) URL, got "https://auth.example/�APP_NAME=x".'
  ],
  [['123'], 'A folder called "123" cannot name a project, which takes a word such as "app-123".'],
  [['../null'], 'A folder called "null" cannot name a project, which takes a word such as "app-null".'],
  [['No'], 'A folder called "No" cannot name a project, which takes a word such as "app-no".'],
  [['node_modules'], '"node_modules" is a reserved name: call the folder something else.'],
  [['NUL.txt'], '"NUL.txt" is a reserved name: call the folder something else.'],
  [['../React'], '"React" is a package that the project has: call the folder something else.'],
  [['server'], '"server" is a package that the project has: call the folder something else.'],
  [['a\nb'], 'The folder\'s name has a line break or another control character: "a�b".'],
  [['a\0'], 'The folder\'s name has a line break or another control character: "a�".'],
  [[LONG], `The folder's name may have 100 characters, and ${CUT} has 5000.`],
  [['/proc/x'], 'Nothing can be written in /proc: name a folder elsewhere.'],
  [['/proc/self/x/y'], 'Nothing can be written in /proc/self: name a folder elsewhere.'],
  [[`${import.meta.filename}/x`], `Nothing can be written in ${import.meta.filename}: name a folder elsewhere.`],
  [['a', '--name', LONG], `The name may have 60 characters, and ${CUT} has 5000.`],
  [['a', '--rpc', LONG], `The RPC library must be viem or ethers, got ${CUT}.`],
  [['a', '--chain', '1,Ours'], `${CHAIN} there must be three, got "1,Ours".`],
  [['a', '--chain', '1,Ours,http://a,b'], `${CHAIN} there must be three, got "1,Ours,http://a,b".`],
  [['a', '--chain', '0x1,Ours,http://a'], `${CHAIN} the id must be a positive integer, got "0x1,Ours,http://a".`],
  [
    ['a', '--chain', '9007199254740993,Ours,http://a'],
    `${CHAIN} the id must be a positive integer, got "9007199254740993,Ours,http://a".`
  ],
  [
    ['a', '--chain', '7,Häfen,http://a'],
    `${CHAIN} the name must begin with an ASCII letter and have at most 60 plain characters, got "7,Häfen,http://a".`
  ],
  [
    ['a', '--chain', '7,Ours,https://a/?k="+x+"'],
    `${CHAIN} the endpoint must be an http(s) or ws(s) URL without quotes and backslashes, got "7,Ours,https://a/?k="+x+"".`
  ],
  [
    ['a', '--chain', '7,Ours,ftp://a'],
    `${CHAIN} the endpoint must be an http(s) or ws(s) URL without quotes and backslashes, got "7,Ours,ftp://a".`
  ],
  [
    ['a', '--chain', '8453,Ours,http://a'],
    `${CHAIN} 8453 base is known already: name it in --chains, got "8453,Ours,http://a".`
  ]
])('%j is a mistake that is told in one sentence', async (args, sentence) => {
  const refused = answers(args)
  await expect(refused).rejects.toThrow(Mistake)
  await expect(refused).rejects.toHaveProperty('message', sentence)
})

function networks(): string {
  return knownChains.map(({ id, network }) => `${id} ${network}`).join(', ')
}

test.each([
  [['--name', 'Bad $name'], 'The name may hold ASCII letters'],
  [['--sign-in', 'maybe'], 'Sign-in must be none'],
  [['--chain', '1'], '--chain takes id,name,rpc']
])('a clone in which nothing is installed refuses %j before it installs anything', (options, sentence) => {
  const clone = mkdtempSync(path.join(tmpdir(), 'portside-clone-'))
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }))
  for (const each of ['create-portside', 'tests/ready.mjs', 'tests/run', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, each), path.join(clone, each), { recursive: true })
  const command = [path.join(clone, 'create-portside/create.mjs'), path.join(clone, 'app'), ...options]
  // Without npm, which would install.
  const env = { PATH: '', INIT_CWD: clone }
  const { status, stderr, stdout } = spawnSync(process.execPath, command, { cwd: clone, encoding: 'utf8', env })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(new RegExp(`^${sentence}.*\\n$`))
})
