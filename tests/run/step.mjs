import { spawn } from 'node:child_process'
import { limit } from './limits.mjs'

/** Only guards against a hang: full Chromium on a busy machine with two cores takes a quarter of an hour. */
const STEP_LIMIT_MS = limit(2_700_000)
const GRACE_MS = 5_000

const running = new Set()

/**
 * Runs a Node program, passing its combined output to `write` as it arrives.
 * @returns the exit status, 1 for a program that was stopped or never started, and the time it took
 */
export function runProgram({ file, args, cwd, env }, write) {
  const startedAt = Date.now()
  return new Promise((resolve) => {
    // Its own process group, so that processes left behind by a crashed runner can be ended too.
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32'
    })
    running.add(child)
    const limit = setTimeout(() => {
      write(`Stopped: not finished after ${STEP_LIMIT_MS / 1000} s.\n`)
      stop(child)
    }, STEP_LIMIT_MS)
    child.stdout.setEncoding('utf8').on('data', write)
    child.stderr.setEncoding('utf8').on('data', write)
    child.on('error', (cause) => write(`${cause.message}\n`))
    child.on('exit', () => signal(child, 'SIGKILL'))
    child.on('close', (status) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ status: status ?? 1, seconds: (Date.now() - startedAt) / 1000 })
    })
  })
}

/** Ctrl-C or a terminated job ends every running program with its child processes. */
export function stopOnSignal() {
  for (const [name, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143]
  ])
    process.on(name, async () => {
      await Promise.all([...running].map(stop))
      process.exit(code)
    })
}

function stop(child) {
  return new Promise((resolve) => {
    child.once('close', resolve)
    // On SIGINT, both runners close their workers, servers and browsers.
    signal(child, 'SIGINT')
    setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS).unref()
  })
}

function signal(child, name) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(name)
    else process.kill(-child.pid, name)
  } catch (cause) {
    if (cause.code !== 'ESRCH' && cause.code !== 'EPERM') throw cause
  }
}
