import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../ready.mjs'
import { firstOf } from './first.ts'

test('first in a row is who has the least, and all who share it', () => {
  const values = [
    ['viem', 62],
    ['RainbowKit', 203],
    ['Web3-Onboard', 220]
  ] as const
  expect(firstOf(values)).toEqual(['viem'])
  expect(firstOf([...values, ['AppKit', 62]])).toEqual(['viem', 'AppKit'])
})

test.each([
  [['bytes', '--peers'], '--peers is for the part "speed", which is not among those that are named.\n'],
  [['speed', '--peers=RainbowKit'], '--peers takes no value.\n']
])('npm run bench -- %j is refused before anything is installed', (args, sentence) => {
  const command = [path.join(root, 'tests/bench/bench.mjs'), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence })
})
