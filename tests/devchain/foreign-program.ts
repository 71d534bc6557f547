import { spawn } from 'node:child_process'
import { limit } from '../run/limits.mjs'

const LIMIT_MS = limit(150_000)

export interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** Without the test runner's variables. */
export function foreignEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _runner, DEVCHAIN_FOLDER: _runs, ...inherited } = process.env
  return inherited
}

/** Runs a program as somebody elsewhere would. */
export function runForeign(
  program: string,
  args: readonly string[],
  cwd: string,
  variables: Readonly<Record<string, string>> = {}
): Promise<Ended> {
  const child = spawn(program, args, { cwd, env: { ...foreignEnvironment(), ...variables }, timeout: LIMIT_MS })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output, errors }))
  })
}
