import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const COMMAND_WITHIN_MS = 500

interface RunningProcess {
  /** In the system's own words. */
  readonly startedAt: string
  readonly command: string
}

/**
 * When a process started and with which command: equal identities are the same process, however often its number was
 * used again. It may be written down, since of the command, in which a key can stand, it holds a digest only. Undefined
 * when there is no such process, or no way to ask (Windows).
 */
export function processIdentity(pid: number): string | undefined {
  const found = look(pid)
  return found && `${found.startedAt} ${createHash('sha256').update(found.command).digest('hex')}`
}

/** Its program and arguments. Undefined as for its identity. */
export function commandOf(pid: number): string | undefined {
  return look(pid)?.command
}

/** Whether a process that was written down is there still; where the system tells no identity, any of its number counts. */
export function isStillRunning({ pid, identity }: { readonly pid: number; readonly identity: string }): boolean {
  if (identity !== '') return processIdentity(pid) === identity
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Undefined when there is no such process; Linux only. */
export function parentOf(pid: number): number | undefined {
  const parent = statFields(pid)?.[1]
  return parent === undefined ? undefined : Number(parent)
}

function look(pid: number): RunningProcess | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): RunningProcess | undefined {
  const deadline = performance.now() + COMMAND_WITHIN_MS
  for (;;) {
    const fields = statFields(pid)
    const command = readText(`/proc/${pid}/cmdline`)
    if (!fields || fields[0] === 'Z' || command === undefined) return undefined
    // One that is only just beginning has no command for a moment.
    if (command !== '' || performance.now() > deadline) {
      return { startedAt: fields[19] ?? '', command: command.replaceAll('\0', ' ').trim() }
    }
  }
}

/** From the state on: the state itself, the parent as number 1, the start time as number 19. */
function statFields(pid: number): readonly string[] | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  // The name before it stands in parentheses and may itself hold spaces and parentheses.
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
