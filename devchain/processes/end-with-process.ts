import { onNpmExit } from './npm-process.ts'

/** Ends a program that started others, only once, whatever the reason. */
export interface Ending {
  /** Closes everything, then exits. */
  end(exitCode: number): void
  /** Prints the reason to standard error, then ends; does nothing while the program is already ending. */
  fail(cause: unknown, exitCode?: number): void
}

/** Ends on a signal, an uncaught error, or the exit of npm; immediately on a second Ctrl-C. If `close` fails, so does the program. */
export function endWithProcess(close: () => Promise<void>): Ending {
  let isEnding = false
  const end = (exitCode: number) => {
    if (isEnding) return
    isEnding = true
    close().then(
      () => process.exit(exitCode),
      (cause: unknown) => {
        process.stderr.write(`${sentenceOf(cause)}\n`)
        process.exit(exitCode || 1)
      }
    )
  }
  const failWith = (text: string, exitCode: number) => {
    if (!isEnding) process.stderr.write(`${text}\n`)
    end(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1)
      end(0)
    })
  }
  const crash = (cause: unknown) => failWith(cause instanceof Error ? `${cause.stack}` : String(cause), 1)
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  onNpmExit(() => end(0))
  process.stdout.on('error', () => undefined) // the terminal may close before the process ends
  process.stderr.on('error', () => undefined)
  return { end, fail: (cause, exitCode = 1) => failWith(sentenceOf(cause), exitCode) }
}

function sentenceOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
