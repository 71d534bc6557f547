import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const COMMAND_TIMEOUT_MS = 500

interface RunningProcess {
  /** In the system's own format. */
  readonly startedAt: string
  readonly command: string
}

/**
 * A process's start time and command: equal identities mean the same process, even if its pid was reused. Safe to store,
 * since it contains only a digest of the command, which may include a key. Undefined without such a process, and on
 * Windows.
 */
export function processIdentity(pid: number): string | undefined {
  const found = readProcess(pid)
  return found && `${found.startedAt} ${createHash('sha256').update(found.command).digest('hex')}`
}

/** Program and arguments; undefined in the same cases as the identity. */
export function commandOf(pid: number): string | undefined {
  return readProcess(pid)?.command
}

/** Whether a recorded process is still running; without an identity, any process with its pid counts. */
export function isStillRunning({ pid, identity }: { readonly pid: number; readonly identity: string }): boolean {
  if (identity !== '') return processIdentity(pid) === identity
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Undefined without such a process; Linux only. */
export function parentOf(pid: number): number | undefined {
  const parent = statFields(pid)?.[1]
  return parent === undefined ? undefined : Number(parent)
}

function readProcess(pid: number): RunningProcess | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): RunningProcess | undefined {
  const deadline = performance.now() + COMMAND_TIMEOUT_MS
  for (;;) {
    const fields = statFields(pid)
    const command = readText(`/proc/${pid}/cmdline`)
    if (!fields || fields[0] === 'Z' || command === undefined) return undefined
    // A process that is just starting has no command for a moment.
    if (command !== '' || performance.now() > deadline) {
      return { startedAt: fields[19] ?? '', command: command.replaceAll('\0', ' ').trim() }
    }
  }
}

/** The fields from the state on: 0 is the state, 1 the parent, 19 the start time. */
function statFields(pid: number): readonly string[] | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  // The name before it is in parentheses and may itself contain spaces and parentheses.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function fromPs(pid: number): RunningProcess | undefined {
  const startedAt = askPs(pid, 'lstart=')
  const command = askPs(pid, 'command=')
  return startedAt === undefined || command === undefined ? undefined : { startedAt, command }
}

function askPs(pid: number, column: string): string | undefined {
  if (process.platform === 'win32') return undefined
  const { stdout, status } = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
