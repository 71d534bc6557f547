import { expect, test } from 'vitest'
import { circlesOf, readImportGraph } from './import-graph.ts'

const FOLDERS = ['domain', 'adapters', 'ui', 'src', 'server', 'devchain', 'tests']

test('no file imports itself by way of others, types included', () => {
  const graph = readImportGraph(FOLDERS)
  expect(graph.size).toBeGreaterThan(500)
  expect(circlesOf(graph)).toEqual([])
})

test('a circle is found, also one of types alone and one of three files', () => {
  const graph = new Map([
    ['a', ['b', 'e']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
    ['e', ['f']],
    ['f', ['e']]
  ])
  expect(circlesOf(graph)).toEqual([
    ['e', 'f'],
    ['a', 'b', 'c']
  ])
})
