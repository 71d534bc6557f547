import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import { limit } from '../run/limits.mjs'

/** Stops a process as a debugger does. Resolves once it computes nothing: the signal reaches its threads one after the other. */
export async function suspend(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  await vi.waitFor(() => expect(statesOf(pid).every((state) => state.startsWith('T'))).toBe(true), {
    timeout: limit(10_000),
    interval: 10
  })
}

/** Of each thread where the system lists them, which a bare Linux does without `ps`; elsewhere of the process. */
function statesOf(pid: number): readonly string[] {
  if (process.platform !== 'linux')
    return [execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })]
  const threads = `/proc/${pid}/task`
  // After the name in brackets, which may hold anything.
  return readdirSync(threads).map((id) => readFileSync(`${threads}/${id}/stat`, 'utf8').replace(/^.*\) /s, ''))
}
