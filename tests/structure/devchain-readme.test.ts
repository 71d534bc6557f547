import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { blocksOf } from '../recipes/readme.ts'
import { sourceOf } from '../recipes/run-block.ts'

const IMPORT = /\bimport (?:type )?\{([^}]*)\} from '([^']+)'/g
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g

const blocks = blocksOf('devchain/README.md')

test('the README of the packed harness imports nothing that only this repository has', () => {
  const specifiers = blocks.flatMap(({ text }) => [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => specifier))
  expect(specifiers).toContain('@portside/devchain/scripted-wallet')
  expect(specifiers.filter((each) => /^[#.]/.test(each))).toEqual([])
})

test('whatever the README imports from the harness, one of its entry points exports', () => {
  const imports = blocks.flatMap(({ text }) => [...text.matchAll(IMPORT)])
  const missing = imports
    .filter(([, , name = '']) => name.startsWith('@portside/'))
    .flatMap(([, members = '', name = '']) => {
      const exported = new Set(entryPoint(name).match(/\w+/g))
      const imported = members.split(',').map((member) => member.trim())
      return imported.filter((member) => !exported.has(member)).map((member) => `${name}: ${member}`)
    })
  expect(missing).toEqual([])
})

function entryPoint(name: string): string {
  return readFileSync(path.join(root, sourceOf(name).replace('#', '')), 'utf8')
}
