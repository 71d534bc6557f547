import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureBytes, printBytes } from './page-bytes.ts'
import { benchScale, printScale } from './scale.ts'
import { measureScoreboard, printScoreboard } from './scoreboard.ts'
import { measureSpeed, printSpeed } from './speed.ts'
import { measureStart, printStart } from './start.ts'
import { measureVisits, printVisits } from './visit.ts'

interface BenchOptions {
  readonly asJson: boolean
  /** Names of parts; all of them if empty. */
  readonly parts: readonly string[]
  /** A built page to visit in turn with the others. */
  readonly beside?: string
  /** Whether "speed" visits other projects' kits. */
  readonly hasPeers?: boolean
  /** Visits to each page under each condition. */
  readonly rounds?: number
}

interface Part {
  /** @param folder for what it builds; @param notes has the bytes that were measured before */
  readonly measure: (folder: string, notes: string, options: BenchOptions) => Promise<unknown>
  readonly print: (measured: never) => void
}

/** Each measures first and prints later, so that both outputs agree. */
const parts = {
  bytes: { measure: measureBytes, print: printBytes },
  visits: { measure: measureVisits, print: printVisits },
  speed: { measure: (folder, _, options) => measureSpeed(folder, options), print: printSpeed },
  scale: { measure: benchScale, print: printScale },
  start: { measure: measureStart, print: printStart },
  scoreboard: { measure: measureScoreboard, print: printScoreboard }
} satisfies Readonly<Record<string, Part>>

/** Prints what the product costs. */
export async function bench(options: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-bench-'))
  try {
    const notes = path.join(folder, 'scoreboard')
    const measured: Record<string, unknown> = {}
    for (const [name, part] of Object.entries<Part>(parts))
      if (options.parts.length === 0 || options.parts.includes(name))
        measured[name] = await part.measure(folder, notes, options)
    if (options.asJson) console.log(JSON.stringify(measured, undefined, 2))
    else
      for (const [name, part] of Object.entries<Part>(parts)) if (name in measured) part.print(measured[name] as never)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
