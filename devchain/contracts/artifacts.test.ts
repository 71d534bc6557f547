import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Artifacts } from './artifacts.ts'
import { ContractsProject } from './project.ts'

test('artifacts are found by name, also those of Vyper and those that carry the compiler’s version', ({
  onTestFinished
}) => {
  const root = mkdtempSync(path.join(tmpdir(), 'portside-artifacts-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const files = [
    'Token.sol/Token.0.8.19.json',
    'Pool.vy/Pool.json',
    'IPool.vyi/IPool.json',
    'contracts/Book.sol/Book.json',
    'contracts/Book.sol/Book.dbg.json',
    'build-info/Other.json'
  ]
  for (const file of files) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), JSON.stringify({ abi: [], bytecode: '0x60' }))
  }
  const artifacts = new Artifacts(new ContractsProject(root), ['.'])
  const found = ['Token', 'Pool', 'IPool', 'Book', 'Other'].map((name) =>
    artifacts.named(name).map((each) => each.name)
  )
  expect(found).toEqual([['Token'], ['Pool'], ['IPool'], ['Book'], []])
})
