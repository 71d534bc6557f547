import { readCapsule } from '#devchain/capsule/capsule.ts'
import { replayStory } from '#devchain/capsule/replay.ts'
import { addressList, introduction, jsonLine } from './introduction.ts'
import type { DevchainCommand } from './options.ts'
import { runProgram } from './program.ts'
import { type StartedChains, startChains } from './started-chains.ts'

/** Starts the chains and then the command after `--`. @returns its exit code; undefined at once if there is none. */
export async function runServe(
  command: DevchainCommand,
  closeWith: (close: () => Promise<void>) => void
): Promise<number | undefined> {
  const log = (line: string) => process.stderr.write(`devchain: ${line}\n`)
  const capsule = command.replayPath === undefined ? undefined : readCapsule(command.replayPath)
  const started = await startChains(command, { log, closeWith, capsule })
  announce(command, started)
  if (capsule) process.stderr.write(`\n${replayStory(capsule)}\n`)
  if (command.program.length === 0) return undefined
  const program = runProgram(command.program, started)
  closeWith(program.stop)
  return program.ended
}

/** Standard output is reserved for the `--json` line and then for the command's own output. */
function announce({ isJson, isCi, program }: DevchainCommand, started: StartedChains): void {
  if (isJson) process.stdout.write(`${jsonLine(started)}\n`)
  const text = isCi ? `${addressList(started)}\n` : introduction(started)
  const stream = isJson || program.length > 0 ? process.stderr : process.stdout
  stream.write(text)
}
