import { expect } from 'vitest'
import { testedPage } from '../tested-page.mjs'
import { type Command, runNode } from './command.ts'
import { isRunning, nodesOf } from './nodes.ts'

/** The product, started by `npm start`. */
export interface StartedProduct {
  readonly command: Command
  readonly url: string
  /** Stops it and resolves like the command's `ended`. */
  end(): Promise<unknown>
}

export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = []
): Promise<StartedProduct> {
  const command = runNode(['src/start/start.mjs', ...args], { ...testedPage, ...env })
  const [url] = await command.until(/http:\/\/\S+/)
  return {
    command,
    url,
    end() {
      command.kill('SIGTERM')
      return command.ended
    }
  }
}

/** Ends it by a signal, and expects that it leaves nothing behind. */
export async function expectEnd(signal: NodeJS.Signals, command: Command): Promise<void> {
  const nodes = nodesOf(command)
  expect(nodes).not.toEqual([])
  command.kill(signal)
  expect(await command.ended).toBe(0)
  expect(nodes.filter(isRunning)).toEqual([])
  // Compiled code is kept for the next start.
  expect(command.left().filter((name) => name !== 'contracts')).toEqual([])
}
