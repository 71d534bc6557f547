import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { entriesOf, filesBelow } from './source-tree.ts'

const TOP_FOLDERS = entriesOf('.').flatMap((entry) =>
  entry.isDirectory() && entry.name !== '.git' ? [entry.name] : []
)

/** The names of the example pages that the guide to contracts says how to remove. */
const EXAMPLES = [...read('docs/guides/contracts.md').matchAll(/`git rm -r contracts\/([\w-]+)`/g)].flatMap(
  ([, name = '']) => name
)

test('an example that the guide removes is named by its own folder and by documents alone', () => {
  const sources = TOP_FOLDERS.flatMap((folder) => filesBelow(folder)).filter((file) =>
    /\.(?:[cm]?[jt]sx?|html)$/.test(file)
  )
  const naming = EXAMPLES.flatMap((name) => {
    const named = new RegExp(name.replaceAll('-', '[-_ ]?'), 'i')
    return sources.filter((file) => !file.startsWith(`contracts/${name}/`) && named.test(file + read(file)))
  })
  expect(naming).toEqual([])
})

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
