import { expect, test } from 'vitest'
import { circlesOf, readImportGraph } from './import-graph.ts'

const FOLDERS = ['domain', 'adapters', 'ui', 'src', 'server', 'devchain', 'contracts', 'tests']

test('there are no import cycles, type imports included', () => {
  const graph = readImportGraph(FOLDERS)
  expect(graph.size).toBeGreaterThan(500)
  expect(circlesOf(graph)).toEqual([])
})

test('a cycle is found, even one of type imports or of three files', () => {
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
