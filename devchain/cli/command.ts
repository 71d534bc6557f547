import { readCapsule } from '#devchain/capsule/capsule.ts'
import { replayStory } from '#devchain/capsule/replay.ts'
import { contractsFolder, runContracts } from '#devchain/contracts/command.ts'
import { endWithProcess } from '#devchain/processes/end-with-process.ts'
import { helpText } from './help.ts'
import { addressList, introduction, jsonLine } from './introduction.ts'
import { type DevchainCommand, parseCommand } from './options.ts'
import { runProgram } from './program.ts'
import { type StartedChains, startChains } from './started-chains.ts'
import { UsageError } from './usage-error.ts'
import { runWeather } from './weather-command.ts'

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
    if (args[0] === 'weather') {
      await runWeather(args.slice(1))
      return end(0)
    }
    if (args[0] === 'contracts') return end(await runContracts(contractsFolder(args.slice(1))))
    const command = parseCommand(args)
    if (command === 'help') {
      process.stdout.write(helpText(typed))
      return end(0)
    }
    const log = (line: string) => process.stderr.write(`devchain: ${line}\n`)
    const capsule = command.replayPath === undefined ? undefined : readCapsule(command.replayPath)
    const started = await startChains(command, { log, closeWith, capsule })
    announce(command, started)
    if (capsule) process.stderr.write(`\n${replayStory(capsule)}\n`)
    if (command.program.length === 0) return
    const program = runProgram(command.program, started)
    closeWith(program.stop)
    end(await program.ended)
  } catch (cause) {
    fail(cause, cause instanceof UsageError ? USAGE : 1)
  }
}

/** Standard output is reserved for the `--json` line and then for the command's own output. */
function announce({ isJson, isCi, program }: DevchainCommand, started: StartedChains): void {
  if (isJson) process.stdout.write(`${jsonLine(started)}\n`)
  const text = isCi ? `${addressList(started)}\n` : introduction(started)
  const stream = isJson || program.length > 0 ? process.stderr : process.stdout
  stream.write(text)
}

/** Closes everything even if some closers fail, then throws the first error. */
async function closeAll(closers: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const close of closers) await close().catch((cause: unknown) => failures.push(cause))
  if (failures.length > 0) throw failures[0]
}
