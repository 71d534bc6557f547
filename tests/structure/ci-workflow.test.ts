import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('the workflow calls .ci/run and nothing else, with the Node of .nvmrc', () => {
  const lines = read('.github/workflows/ci.yml').split('\n')
  const valuesOf = (key: string) => lines.flatMap((line) => new RegExp(`^[ -]+${key}: (.+)$`).exec(line)?.[1] ?? [])
  expect(valuesOf('run')).toEqual(['.ci/run'])
  expect(valuesOf('uses').map((action) => action.replace(/@.*/, ''))).toEqual([
    'actions/checkout',
    'actions/setup-node'
  ])
  expect(valuesOf('node-version-file')).toEqual(['.nvmrc'])
})

test('the Node of .nvmrc is the oldest that the manifest allows', () => {
  const { engines } = JSON.parse(read('package.json'))
  expect(engines.node).toMatch(new RegExp(`^\\^${read('.nvmrc').trim()}\\.`))
})
