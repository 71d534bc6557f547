import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { processIdentity } from './process-identity.ts'

test.runIf(process.platform === 'linux')('a process is known by its command from its first moment on', () => {
  for (let i = 0; i < 150; i++) {
    const child = spawn('sleep', ['60'], { stdio: 'ignore' })
    const identity = processIdentity(child.pid ?? 0)
    child.kill('SIGKILL')
    expect(identity).toMatch(/^\d+ sleep 60$/)
  }
})
