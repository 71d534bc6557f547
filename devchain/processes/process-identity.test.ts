import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandOf, processIdentity } from './process-identity.ts'

test.runIf(process.platform === 'linux')('the command of a process is known from its start', () => {
  for (let i = 0; i < 150; i++) {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' })
    const command = commandOf(child.pid ?? 0)
    child.kill('SIGKILL')
    expect(command).toBe('sleep 60')
  }
})

test.runIf(process.platform !== 'win32')('identities distinguish processes without revealing their commands', () => {
  const children = ['61', '62'].map((seconds) => spawn('sleep', [seconds], { stdio: 'ignore' }))
  const [first = 0, second = 0] = children.map(({ pid }) => pid)
  const identities = [processIdentity(first), processIdentity(first), processIdentity(second)]
  for (const child of children) child.kill('SIGKILL')
  expect(identities[0]).toBe(identities[1])
  expect(identities[0]).not.toBe(identities[2])
  expect(identities.join()).not.toContain('sleep')
})
