import path from 'node:path'
import { root } from '../ready.mjs'
import { readScoreboard, type ScoreboardRow, scoreboardTable } from '../run/scoreboard.mjs'
import { runProgram, stopOnSignal } from '../run/step.mjs'

/** Runs every adapter's port suites, one file at a time because their answers are timed; `notes` has the bytes measured before. */
export async function measureScoreboard(folder: string, notes: string): Promise<readonly ScoreboardRow[]> {
  const report = path.join(folder, 'conformance.json')
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    '--project',
    'integration',
    'tests/adapters',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${report}`
  ]
  const env = { ...process.env, CI: 'true', SCOREBOARD_DIR: notes, SCOREBOARD_TIMES: 'yes' }
  stopOnSignal()
  await runProgram({ file: vitest, args, cwd: root, env }, () => undefined)
  return readScoreboard(report, notes)
}

export function printScoreboard(rows: readonly ScoreboardRow[]): void {
  console.log(`\nAdapters side by side\n\n${scoreboardTable(rows)}`)
}
