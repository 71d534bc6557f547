import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildContracts } from '#devchain/contracts/build-contracts.ts'
import { runContracts } from '#devchain/contracts/command.ts'
import { ContractsProject } from '#devchain/contracts/project.ts'
import { ScratchProject } from './scratch-project.ts'

function scratch(): ScratchProject {
  const project = new ScratchProject('solidity')
  onTestFinished(() => project.remove())
  return project
}

const build = ({ folder, cacheFolder }: ScratchProject) => buildContracts(new ContractsProject(folder), cacheFolder)

const LAMP =
  'pragma solidity ^0.8.20;\nimport {Registry} from "../Registry.sol";\ncontract Lamp { Registry public registry; }\n'

test('a folder has contracts of its own, with their modules beside them, deployed once it has a page', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const project = scratch()
  const modules = (folder: string) => {
    const generated = path.join(project.folder, folder, 'generated')
    return existsSync(generated) ? readdirSync(generated) : []
  }
  project.write('lamp/Lamp.sol', LAMP)
  project.write('lamp/Lamp.t.sol', 'import {Test} from "forge-std/Test.sol";\n')
  const { contracts: deployed, drafts } = await build(project)
  expect(deployed.map(({ key }) => key)).not.toContain('Lamp')
  expect(drafts.map(({ key }) => key)).toEqual(['Lamp'])
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  expect([modules('.'), modules('lamp'), modules('libraries')]).toEqual([
    ['log-book.ts', 'registry.ts'],
    ['lamp.ts'],
    []
  ])
  rmSync(path.join(project.folder, 'lamp/Lamp.t.sol'))
  project.write('lamp/page.ts', '')
  project.write('lamp/parts/Wick.sol', 'pragma solidity ^0.8.20;\ncontract Wick { uint256 public length; }\n')
  const { contracts } = await build(project)
  expect(contracts.map(({ file }) => file)).toContain('contracts/lamp/Lamp.sol')
  expect(contracts.map(({ key }) => key)).not.toContain('Wick')
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  expect([modules('.'), modules('lamp')]).toEqual([['log-book.ts', 'registry.ts'], ['lamp.ts']])
  rmSync(path.join(project.folder, 'lamp'), { recursive: true })
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  expect([modules('.'), modules('lamp')]).toEqual([['log-book.ts', 'registry.ts'], []])
})

test('a source that moves to a page takes its module along', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => void vi.restoreAllMocks())
  const project = scratch()
  project.write('Lamp.sol', LAMP.replace('../', './'))
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  expect(readdirSync(path.join(project.folder, 'generated'))).toContain('lamp.ts')
  rmSync(path.join(project.folder, 'Lamp.sol'))
  project.write('lamp/page.ts', '')
  project.write('lamp/Lamp.sol', LAMP)
  expect(await runContracts(project.folder, project.cacheFolder)).toBe(0)
  expect(readdirSync(path.join(project.folder, 'generated'))).not.toContain('lamp.ts')
  expect(readdirSync(path.join(project.folder, 'lamp/generated'))).toEqual(['lamp.ts'])
})

test('two contracts of one name are one sentence that names both files', async () => {
  const project = scratch()
  for (const folder of ['lamp', 'light']) {
    project.write(`${folder}/page.ts`, '')
    project.write(`${folder}/Lamp.sol`, LAMP)
  }
  await expect(build(project)).rejects.toThrow(
    /^contracts\/lamp\/Lamp\.sol and contracts\/light\/Lamp\.sol both have a contract Lamp: rename one of them\.$/
  )
})
