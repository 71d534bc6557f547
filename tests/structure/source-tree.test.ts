import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { readImportGraph } from './import-graph.ts'
import { entriesOf, filesBelow, IGNORED_FOLDERS } from './source-tree.ts'

test('what is built or installed in a layer is no source of it', () => {
  expect([...IGNORED_FOLDERS]).toEqual(expect.arrayContaining(['node_modules', 'dist']))
  const isThere = entriesOf('server').length
  mkdirSync(path.join(root, 'server/dist'), { recursive: true })
  const built = mkdtempSync(path.join(root, 'server/dist/left-'))
  try {
    writeFileSync(path.join(built, 'left.ts'), "import '#server/app.ts'\n")
    expect(entriesOf('server').length).toBe(isThere)
    expect([...filesBelow('server'), ...readImportGraph(['server']).keys()].filter(isIgnored)).toEqual([])
  } finally {
    rmSync(built, { recursive: true })
  }
})

test('every file of a layer is found, however deep it is', () => {
  const files = filesBelow('server')
  expect(files).toContain('server/app.ts')
  expect(files).toContain('server/signature/slots.ts')
  expect(files).toContain('server/sqlite/database-worker.mjs')
})

function isIgnored(file: string): boolean {
  return file.split('/').some((part) => IGNORED_FOLDERS.has(part))
}
