import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildContracts } from '#devchain/contracts/build-contracts.ts'
import { runContracts } from '#devchain/contracts/command.ts'
import { ContractsProject } from '#devchain/contracts/project.ts'
import { limit } from '../run/limits.mjs'
import { ScratchProject } from './scratch-project.ts'

/** For several compilations on a busy machine. */
const COMPILING_MS = limit(180_000)
const kinds = ['solidity', 'foundry', 'hardhat'] as const
const cleanups: (() => void)[] = []
beforeAll(() => () => {
  for (const cleanup of cleanups) cleanup()
})

function scratch(kind: (typeof kinds)[number]): ScratchProject {
  const project = new ScratchProject(kind)
  cleanups.push(() => project.remove())
  return project
}

const build = ({ folder, cacheFolder }: ScratchProject) => buildContracts(new ContractsProject(folder), cacheFolder)

test('sources are compiled with their imports, and the library that they link is deployed first', async () => {
  const { contracts, warnings } = await build(scratch('solidity'))
  expect(warnings).toEqual([])
  expect(contracts.map(({ key, isListed, file }) => [key, isListed, file])).toEqual([
    ['Registry', true, 'contracts/Registry.sol'],
    ['Words', false, 'contracts/libraries/Words.sol'],
    ['LogBook', true, 'contracts/LogBook.sol']
  ])
  const names = contracts.at(-1)?.abi.map((entry) => ('name' in entry ? entry.name : entry.type))
  expect(names).toEqual(expect.arrayContaining(['sign', 'Signed', 'Empty', 'OwnableUnauthorizedAccount', 'owner']))
})

test.each(['foundry', 'hardhat'] as const)('artifacts of %s are read, with what they link', async (kind) => {
  const { contracts, script } = await build(scratch(kind))
  expect(contracts.map(({ key }) => key).sort()).toEqual(['Counter', 'Sums'])
  expect(contracts.find(({ key }) => key === 'Counter')?.links).toEqual([{ library: 'Sums', start: 219, length: 20 }])
  expect(script !== undefined).toBe(kind === 'hardhat')
})

test('what is unchanged is not compiled again, until an import changes', { timeout: COMPILING_MS }, async () => {
  const project = scratch('solidity')
  const cache = path.join(project.cacheFolder, 'compiled.json')
  const first = await build(project)
  const { ino } = statSync(cache)
  expect(await build(project)).toEqual(first)
  expect(statSync(cache).ino).toBe(ino)
  project.replace('libraries/Words.sol', '== 0', '< 1')
  const changed = await build(project)
  const codeOf = (all: typeof first, key: string) => all.contracts.find((each) => each.key === key)?.code
  expect(codeOf(changed, 'Words')).not.toBe(codeOf(first, 'Words'))
  expect(codeOf(changed, 'Registry')).toBe(codeOf(first, 'Registry'))
})

test('a pragma without its compiler is one sentence', async () => {
  const project = scratch('solidity')
  project.write('Old.sol', 'pragma solidity ^0.6.0;\ncontract Old {}\n')
  await expect(build(project)).rejects.toThrow(
    /^contracts\/Old\.sol needs Solidity \^0\.6\.0; this project compiles with 0\.8\.37\.$/
  )
})

test('an error of the compiler names file and line', async () => {
  const project = scratch('solidity')
  project.replace('Registry.sol', 'limit = limit_', 'limits = limit_')
  await expect(build(project)).rejects.toThrow(/Undeclared identifier.+contracts\/Registry\.sol:8:9/s)
  project.replace('LogBook.sol', './libraries/Words.sol', '@nobody/words/Words.sol')
  await expect(build(project)).rejects.toThrow(/@nobody\/words\/Words\.sol.+contracts\/LogBook\.sol:5:1/s)
})

test('a warning of the compiler is passed on, for sources of the team', async () => {
  const project = scratch('solidity')
  project.write('Loud.sol', 'pragma solidity ^0.8.20;\ncontract Loud { function shout() external {} }\n')
  expect((await build(project)).warnings.join('\n')).toContain('contracts/Loud.sol')
})

test.each([
  [
    'foundry',
    'an unknown contract',
    'contracts.config.ts',
    'Counter: {',
    'Ledger: {',
    'contracts/contracts.config.ts: contracts.Ledger: no source or artifact has a contract Ledger.'
  ],
  [
    'foundry',
    'a missing folder',
    'contracts.config.ts',
    '../out',
    '../cache',
    'contracts/contracts.config.ts: artifacts: there is no folder "../cache"; build the contracts first.'
  ],
  [
    'foundry',
    'a library that is not linked',
    'contracts.config.ts',
    'args',
    "libraries: { Words: 'Sums' }, args",
    'contracts/contracts.config.ts: contracts.Counter.libraries: Counter links no Words.'
  ],
  [
    'hardhat',
    'a missing script',
    'contracts.config.ts',
    'deploy.ts',
    'deploys.ts',
    'contracts/contracts.config.ts: deploy: there is no file "deploys.ts".'
  ],
  [
    'foundry',
    'a file in place of a folder',
    'contracts.config.ts',
    '../out',
    '../out/Counter.sol/Counter.json',
    'contracts/contracts.config.ts: artifacts: "../out/Counter.sol/Counter.json" is not a folder; a single file belongs to contracts.X.artifact.'
  ],
  [
    'hardhat',
    'a folder in place of a script',
    'contracts.config.ts',
    'deploy.ts',
    '.',
    'contracts/contracts.config.ts: deploy: there is no file ".".'
  ],
  [
    'foundry',
    'an ABI of something else',
    '../out/Counter.sol/Counter.json',
    '"abi": [',
    '"abi": [1, null,',
    'out/Counter.sol/Counter.json is not an artifact of Foundry or Hardhat: its ABI has 1.'
  ],
  [
    'foundry',
    'a file that is no artifact',
    '../out/Counter.sol/Counter.json',
    '"abi"',
    '"interface"',
    'out/Counter.sol/Counter.json is not an artifact of Foundry or Hardhat: it has no ABI.'
  ],
  [
    'foundry',
    'a broken artifact',
    '../out/Counter.sol/Counter.json',
    '{',
    '',
    'out/Counter.sol/Counter.json is not JSON.'
  ]
] as const)('%s, %s: one sentence names the file and the value', async (kind, _what, file, text, other, sentence) => {
  const project = scratch(kind)
  project.replace(file, text, other)
  await expect(build(project)).rejects.toThrow(sentence)
})

test('a configuration that never finishes loading is given up, with a sentence', async () => {
  const project = scratch('foundry')
  project.write('contracts.config.ts', 'await new Promise(() => undefined)\nexport default {}\n')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  cleanups.push(() => vi.useRealTimers())
  const outcome = expect(build(project)).rejects.toThrow(
    'contracts/contracts.config.ts cannot be loaded: it did not finish within 60 s.'
  )
  await vi.advanceTimersByTimeAsync(60_000)
  await outcome
  vi.useRealTimers()
})

test('a name that a source and an artifact share is refused', async () => {
  const project = scratch('foundry')
  project.write('Counter.sol', 'pragma solidity ^0.8.20;\ncontract Counter {}\n')
  await expect(build(project)).rejects.toThrow(
    'contracts.Counter: Counter is in contracts/Counter.sol and in out/Counter.sol/Counter.json.'
  )
})

test('a source needs no configuration', async () => {
  const project = scratch('solidity')
  rmSync(path.join(project.folder, 'contracts.config.ts'))
  rmSync(path.join(project.folder, 'LogBook.sol'))
  expect((await build(project)).problem?.message).toBe(
    'contracts/Registry.sol: the constructor of Registry takes 1 (uint256 limit_), and contracts.Registry.args in contracts/contracts.config.ts has 0.'
  )
  project.write('Registry.sol', 'pragma solidity ^0.8.20;\ncontract Registry { uint256 public limit; }\n')
  expect((await build(project)).contracts.map(({ key }) => key)).toEqual(['Registry'])
})

test('without contracts nothing is compiled or written', async () => {
  const project = scratch('solidity')
  rmSync(project.folder, { recursive: true })
  expect(await build(project)).toEqual({ contracts: [], drafts: [], warnings: [] })
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  expect([existsSync(project.cacheFolder), existsSync(project.folder)]).toEqual([false, false])
})

test('npm run contracts writes a module for each listed contract, and ends with 1 after a mistake', async () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text) => said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text) => said.push(text))
  cleanups.push(() => vi.restoreAllMocks())
  const project = scratch('solidity')
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  expect(readdirSync(path.join(project.folder, 'generated'))).toEqual(['log-book.ts', 'registry.ts'])
  expect(project.read('generated/log-book.ts')).toContain("8453: '0x5FbDB2315678afecb367f032d93F642f64180aa3'")
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  project.replace('contracts.config.ts', '100n', '')
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(1)
  expect(said).toEqual([
    'Wrote contracts/generated/registry.ts',
    'Wrote contracts/generated/log-book.ts',
    'The contracts are up to date.',
    expect.stringContaining('the constructor of Registry takes 1')
  ])
})
