import { expect, test } from 'vitest'
import { ScratchProject } from '../contracts/scratch-project.ts'
import { runNode } from '../devchain/command.ts'
import { limit } from '../run/limits.mjs'

/** For several compilations on a busy machine. */
const COMPILING_MS = limit(180_000)

test('npm run contracts loads the configuration in a process of its own', { timeout: COMPILING_MS }, async ({
  onTestFinished
}) => {
  const project = new ScratchProject('solidity')
  onTestFinished(() => project.remove())
  const command = runNode(['src/start/devchain.mjs', 'contracts', project.folder])
  onTestFinished(() => command.kill('SIGTERM'))
  expect([await command.ended, command.errors()]).toEqual([0, ''])
  expect(command.output()).toContain('Wrote contracts/generated/log-book.ts')
})
