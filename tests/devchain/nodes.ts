import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, processIdentity } from '#devchain/processes/process-identity.ts'
import { type RecordedProcess, RUN_RECORD, type RunRecord, runsFolder } from '#devchain/processes/run-record.ts'
import type { Command } from './command.ts'

const thisProcess = { pid: process.pid, folder: runsFolder }

export interface RunningNode extends RecordedProcess {
  readonly command: string
}

/** The recorded nodes of a process, by default of this one. */
export function nodesOf({ pid, folder }: Pick<Command, 'pid' | 'folder'> = thisProcess): readonly RunningNode[] {
  const nodes = records(folder).flatMap((record) => (record.owner.pid === pid ? record.nodes : []))
  return nodes.map((node) => ({ ...node, command: commandOf(node.pid) ?? '' }))
}

/** The node's own address. */
export function ownUrl({ command }: RunningNode): string {
  return `http://${/--host (\S+)/.exec(command)?.[1]}:${/--port (\d+)/.exec(command)?.[1]}`
}

/** The pid of this process's node with `text` in its command. */
export function nodeWith(text: string): number {
  const node = nodesOf().find(({ command }) => command.includes(text))
  if (!node) throw new Error(`No node with "${text}" in its command.`)
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
