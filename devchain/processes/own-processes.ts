import type { ChildProcess } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { LoopbackAddress } from '../random-loopback.ts'
import { processIdentity } from './process-identity.ts'
import { RUN_RECORD, type RunRecord, runsFolder } from './run-record.ts'
import { writeAtomically } from './write-atomically.ts'

interface OwnProcess {
  readonly child: ChildProcess
  readonly identity: string
}

const spawned = channel('child_process')

/**
 * Records on disk which anvils this process started, so that the next start can kill those left behind by a `kill -9` of
 * their parent (`leftovers.ts`).
 */
export class OwnProcesses {
  /** For state files and similar; removed at the end. */
  readonly folder: string
  readonly #program: string
  readonly #owner = { pid: process.pid, identity: processIdentity(process.pid) ?? '' }
  readonly #processes = new Map<number, OwnProcess>()

  constructor(program: string, runs: string = runsFolder) {
    mkdirSync(runs, { recursive: true })
    this.folder = mkdtempSync(join(runs, 'run-'))
    this.#program = program
    this.#write()
    spawned.subscribe(this.#handleSpawn)
  }

  /** Kills the node that listens there, in whatever state it is. */
  kill({ host, port }: LoopbackAddress): void {
    for (const { child } of this.#processes.values()) {
      const after = (flag: string) => child.spawnargs[child.spawnargs.indexOf(flag) + 1]
      if (after('--host') === host && after('--port') === String(port)) child.kill('SIGKILL')
    }
  }

  /** Kills what is still running and removes the folder. */
  close(): void {
    spawned.unsubscribe(this.#handleSpawn)
    for (const { child } of this.#processes.values()) child.kill('SIGKILL')
    rmSync(this.folder, { recursive: true, force: true })
  }

  // @viem/anvil does not expose its child process, but Node publishes every child that this process spawns.
  readonly #handleSpawn = (message: unknown): void => {
    const { process: child } = message as { readonly process: ChildProcess }
    child.once('spawn', () => {
      const { pid } = child
      if (child.spawnfile !== this.#program || pid === undefined) return
      this.#processes.set(pid, { child, identity: processIdentity(pid) ?? '' })
      this.#write()
      child.once('exit', () => {
        this.#processes.delete(pid)
        if (existsSync(this.folder)) this.#write()
      })
    })
  }

  #write(): void {
    const nodes = [...this.#processes].map(([pid, { identity }]) => ({ pid, identity }))
    const record: RunRecord = { owner: this.#owner, nodes }
    writeAtomically(join(this.folder, RUN_RECORD), JSON.stringify(record))
  }
}
