import { commandOf, parentOf, processIdentity } from './process-identity.ts'

const CHECK_MS = 500

/**
 * Calls back when the npm that runs this program has ended. npm passes only some signals on, and only to the shell
 * between, which dies without telling: nothing else would end this program then.
 */
export function whenNpmIsGone(callback: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watched = ancestors(parent).map((pid) => ({ pid, identity: processIdentity(pid) }))
  const timer = setInterval(() => {
    const isGone = process.ppid !== parent || watched.some(({ pid, identity }) => processIdentity(pid) !== identity)
    if (!isGone) return
    clearInterval(timer)
    callback()
  }, CHECK_MS)
  timer.unref()
}

/** The shell and npm above it, where that can be told; some shells give way to the program, so that npm is the parent. */
function ancestors(parent: number): readonly number[] {
  if (process.platform !== 'linux') return []
  const isShell = / -c /.test(commandOf(parent) ?? '')
  const npm = isShell ? parentOf(parent) : undefined
  return npm === undefined ? [parent] : [parent, npm]
}
