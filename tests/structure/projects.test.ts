import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../ready.mjs'

/** What the compiler says of a file by the configuration of the place where its folder runs. */
function saidOf(text: string, project: string): string {
  const cache = path.join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'project-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, 'file.ts'), text)
  const configuration = {
    extends: path.join(root, project, 'tsconfig.json'),
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: [],
    files: ['file.ts']
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration))
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' }).stdout
}

test.each([
  ['the page', 'src', 'document.title', 'process.pid'],
  ['the service', 'server', 'process.pid', 'document.title'],
  ['the harness', 'devchain', '[document.title, process.pid]', 'import.meta.env']
])('%s has the globals of the place where it runs, and no others', (_what, project, own, other) => {
  expect(saidOf(`export const value = ${own}\n`, project)).toBe('')
  expect(saidOf(`export const value = ${other}\n`, project)).toMatch(/Cannot find name|does not exist on type/)
})

test('the page has no types of Node, whatever its packages ask for', () => {
  const text = "import '@walletconnect/ethereum-provider'\nexport const value = Buffer.alloc(1)\n"
  expect(saidOf(text, 'src')).toContain("Cannot find name 'Buffer'")
})
