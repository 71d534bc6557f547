import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A program under test, with what it has written so far. */
export interface Command {
  readonly pid: number
  /** The folder of its devchain's records: temporary and removed at the end, unless one was given. */
  readonly folder: string
  /** What was left in that folder when it ended. */
  readonly left: () => readonly string[]
  readonly output: () => string
  readonly errors: () => string
  /** Resolves with the match once the output contains it. @throws Error when the program ends first. */
  until(pattern: RegExp): Promise<RegExpExecArray>
  kill(signal: NodeJS.Signals): void
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Runs node in the project's folder, without the test runner's variables. */
export function runNode(args: readonly string[], env: Readonly<Record<string, string>> = {}): Command {
  const { NODE_ENV: _mode, VITEST: _runner, ...inherited } = process.env
  const folder = env['DEVCHAIN_FOLDER'] ?? mkdtempSync(join(tmpdir(), 'portside-runs-'))
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...inherited, ...env, DEVCHAIN_FOLDER: folder },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const output = collect(child.stdout)
  const errors = collect(child.stderr)
  let left: readonly string[] = []
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => {
      left = existsSync(folder) ? readdirSync(folder) : []
      if (env['DEVCHAIN_FOLDER'] === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
      resolve(signal ?? code)
    })
  )
  return {
    pid: child.pid ?? 0,
    folder,
    left: () => left,
    output,
    errors,
    ended,
    kill: (signal) => child.kill(signal),
    until: (pattern) => untilMatch(child, pattern, output, errors)
  }
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = ''
  stream.on('data', (chunk) => {
    text += chunk
  })
  return () => text
}

function untilMatch(
  child: ChildProcess,
  pattern: RegExp,
  output: () => string,
  errors: () => string
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const match = pattern.exec(output())
      if (match) resolve(match)
    }
    check()
    child.stdout?.on('data', check)
    child.once('exit', (code, signal) =>
      reject(new Error(`Ended with ${signal ?? code} before it wrote ${pattern}: ${output()}${errors()}`))
    )
  })
}
