import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publishControl, publishedControls } from './control-address.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'control-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a harness is found while its process runs, and until it ends', () => {
  const runs = temporaryFolder()
  const end = publishControl('http://127.0.0.1:1/weather', runs)
  expect(publishedControls(runs)).toEqual(['http://127.0.0.1:1/weather'])
  end()
  expect([publishedControls(runs), readdirSync(runs)]).toEqual([[], []])
})

test.each([
  ['a process that has exited', JSON.stringify({ url: 'x', owner: { pid: process.pid, identity: '1 another' } })],
  ['a process that exited while writing', '{"url"']
])('what %s has left is removed', (_who, text) => {
  const runs = temporaryFolder()
  const file = join(runs, 'control-1.json')
  writeFileSync(file, text)
  expect(publishedControls(runs)).toEqual([])
  expect(existsSync(file)).toBe(false)
})

test('no folder holds no harness', () => {
  expect(publishedControls(join(temporaryFolder(), 'none'))).toEqual([])
})
