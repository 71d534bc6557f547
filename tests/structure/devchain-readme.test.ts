import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { metaMaskLike, type Quirks } from '#devchain/scripted-wallet/quirks.ts'
import { presetNames, presets } from '#devchain/weather/presets.ts'
import { root } from '../ready.mjs'
import { blocksOf } from '../recipes/readme.ts'
import { sourceOf } from '../recipes/run-block.ts'

const IMPORT = /\bimport (?:type )?\{([^}]*)\} from '([^']+)'/g
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^']+)'/g

const quirkSource = ['quirks.ts', 'calls/call-bundles.ts']
  .map((file) => readFileSync(path.join(root, 'devchain/scripted-wallet', file), 'utf8'))
  .join('\n')

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

test('its table of presets has each of them, in order, with its description', () => {
  expect(rowsOf('preset')).toEqual(presetNames.map((name) => [`\`${name}\``, presets[name].description]))
})

test('its table of quirks has each of them with every value, MetaMask’s first', () => {
  const rows = rowsOf('quirk').map(([name = '', values = '']) => [inCode(name)[0] ?? '', inCode(values)] as const)
  expect(rows.map(([name]) => name)).toEqual(Object.keys(metaMaskLike))
  for (const [name, values] of rows) {
    const like = metaMaskLike[name as keyof Quirks]
    expect(values[0], name).toBe(Array.isArray(like) ? JSON.stringify(like) : String(like))
    if (name !== 'lacks') expect(values.toSorted(), name).toEqual(valuesOf(name).toSorted())
  }
})

/** The cells of the table whose first column has this name. */
function rowsOf(column: string): readonly (readonly string[])[] {
  const [, table = ''] = readFileSync(path.join(root, 'devchain/README.md'), 'utf8').split(`\n| ${column} | `)
  const lines = table.slice(0, table.indexOf('\n\n')).split('\n').slice(2)
  return lines.map((line) => line.slice(2, -2).split(' | '))
}

function inCode(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}

/** As the type of the quirk lists them, itself or under a name. */
function valuesOf(quirk: string): readonly string[] {
  const type = new RegExp(String.raw`readonly ${quirk}: (.*)\n`).exec(quirkSource)?.[1] ?? ''
  const named = type.replaceAll(/\b[A-Z]\w+/g, (name) => {
    return new RegExp(String.raw`export type ${name} = (.*)\n`).exec(quirkSource)?.[1] ?? name
  })
  if (named === 'boolean') return ['true', 'false']
  return named.split(' | ').map((value) => value.replaceAll("'", ''))
}
