import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureBytes, printBytes } from './page-bytes.ts'
import { benchScale, printScale } from './scale.ts'
import { measureScoreboard, printScoreboard } from './scoreboard.ts'
import { measureSpeed, printSpeed } from './speed.ts'
import { measureStart, printStart } from './start.ts'
import { measureVisits, printVisits } from './visit.ts'

export interface BenchOptions {
  readonly asJson: boolean
}

/** Prints what the product costs. Each part measures first and prints later, so that both outputs agree. */
export async function bench({ asJson }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-bench-'))
  try {
    const notes = path.join(folder, 'scoreboard')
    const bytes = await measureBytes(folder, notes)
    const visits = await measureVisits(folder)
    const speed = await measureSpeed(folder)
    const scale = await benchScale(folder)
    const startMs = await measureStart()
    const scoreboard = await measureScoreboard(folder, notes)
    if (asJson) console.log(JSON.stringify({ bytes, visits, speed, scale, startMs, scoreboard }, undefined, 2))
    else {
      printBytes(bytes)
      printVisits(visits)
      printSpeed(speed)
      printScale(scale)
      printStart(startMs)
      printScoreboard(scoreboard)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
