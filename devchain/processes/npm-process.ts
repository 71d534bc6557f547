import { commandOf, parentOf, processIdentity } from './process-identity.ts'

const CHECK_MS = 500

/**
 * Calls back when the npm that runs this program has exited. npm forwards only some signals, and only to the shell in
 * between, which exits silently: nothing else would end this program then.
 */
export function onNpmExit(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watched = ancestors(parent).map((pid) => ({ pid, identity: processIdentity(pid) }))
  const timer = setInterval(() => {
    const hasExited = process.ppid !== parent || watched.some(({ pid, identity }) => processIdentity(pid) !== identity)
    if (!hasExited) return
    clearInterval(timer)
    callback()
  }, CHECK_MS)
  timer.unref()
}

/** The shell and npm above it, on Linux; some shells replace themselves with the program, so that npm is the parent. */
function ancestors(parent: number): readonly number[] {
  if (process.platform !== 'linux') return []
  const isShell = / -c /.test(commandOf(parent) ?? '')
  const npm = isShell ? parentOf(parent) : undefined
  return npm === undefined ? [parent] : [parent, npm]
}
