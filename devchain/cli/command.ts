import { endWithProcess } from '#devchain/processes/end-with-process.ts'
import { helpText } from './help.ts'
import { parseCommand } from './options.ts'
import { UsageError } from './usage-error.ts'

const USAGE = 2

/**
 * Runs the chains in this process until it is stopped or the command after `--` exits. @param typed what was typed to run
 * it, for `--help`.
 */
export async function runDevchain(args: readonly string[], typed: string): Promise<void> {
  const closers: (() => Promise<void>)[] = []
  const closeWith = (close: () => Promise<void>) => void closers.unshift(close)
  const { end, fail } = endWithProcess(() => closeAll(closers))
  try {
    const code = await run(args, typed, closeWith)
    if (code !== undefined) end(code)
  } catch (cause) {
    fail(cause, cause instanceof UsageError ? USAGE : 1)
  }
}

/** Each part is loaded when it is asked for: the chains take seconds. @returns undefined while the chains are to run. */
async function run(
  args: readonly string[],
  typed: string,
  closeWith: (close: () => Promise<void>) => void
): Promise<number | undefined> {
  if (args[0] === 'weather') {
    const { runWeather } = await import('./weather-command.ts')
    await runWeather(args.slice(1))
    return 0
  }
  if (args[0] === 'contracts') {
    const { contractsFolder, runContracts } = await import('#devchain/contracts/command.ts')
    return runContracts(contractsFolder(args.slice(1)))
  }
  const command = parseCommand(args)
  if (command === 'help') {
    process.stdout.write(helpText(typed))
    return 0
  }
  const { runServe } = await import('./serve-chains.ts')
  return runServe(command, closeWith)
}

/** Closes everything even if some closers fail, then throws the first error. */
async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closers) await close().catch((cause: unknown) => failures.push(cause))
  if (failures.length > 0) throw failures[0]
}
