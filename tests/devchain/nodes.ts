import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, processIdentity } from '#devchain/processes/process-identity.ts'
import { type RecordedProcess, RUN_RECORD, type RunRecord, runsFolder } from '#devchain/processes/run-record.ts'
import type { Command } from './command.ts'

const thisProcess = { pid: process.pid, folder: runsFolder }

export interface RunningNode extends RecordedProcess {
  readonly command: string
}

/** The nodes that a process has written down as its own; this one, by default. */
export function nodesOf({ pid, folder }: Pick<Command, 'pid' | 'folder'> = thisProcess): readonly RunningNode[] {
  const nodes = records(folder).flatMap((record) => (record.owner.pid === pid ? record.nodes : []))
  return nodes.map((node) => ({ ...node, command: commandOf(node.pid) ?? '' }))
}

/** Where it listens itself. */
export function ownUrl({ command }: RunningNode): string {
  return `http://${/--host (\S+)/.exec(command)?.[1]}:${/--port (\d+)/.exec(command)?.[1]}`
}

/** The one node of this process whose command holds `words`. */
export function nodeWith(words: string): number {
  const node = nodesOf().find(({ command }) => command.includes(words))
  if (!node) throw new Error(`No node with "${words}" in its command.`)
  return node.pid
}

export function isRunning({ pid, identity }: RecordedProcess): boolean {
  return processIdentity(pid) === identity
}

function records(folder: string): readonly RunRecord[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((run) => {
    const path = join(folder, run, RUN_RECORD)
    return existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8')) as RunRecord] : []
  })
}
