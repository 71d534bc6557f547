import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from '#devchain/process-identity.ts'
import { type RecordedProcess, RUN_RECORD, type RunRecord, runsFolder } from '#devchain/run-record.ts'

/** The nodes that a process has written down as its own. */
export function nodesOf(owner: number): readonly RecordedProcess[] {
  return records().flatMap((record) => (record.owner.pid === owner ? record.nodes : []))
}

/** The one node of a process whose command holds `words`. */
export function nodeWith(words: string, owner = process.pid): number {
  const node = nodesOf(owner).find(({ identity }) => identity.includes(words))
  if (!node) throw new Error(`No node with "${words}" in its command.`)
  return node.pid
}

export function isRunning({ pid, identity }: RecordedProcess): boolean {
  return processIdentity(pid) === identity
}

function records(): readonly RunRecord[] {
  if (!existsSync(runsFolder)) return []
  return readdirSync(runsFolder).flatMap((folder) => {
    const path = join(runsFolder, folder, RUN_RECORD)
    return existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8')) as RunRecord] : []
  })
}
