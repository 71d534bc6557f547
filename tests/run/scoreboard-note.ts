import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes facts for the scoreboard, if there is a folder; a failed write is ignored. */
export function noteForScoreboard(name: string, facts: object, folder = process.env['SCOREBOARD_DIR']): void {
  if (!folder) return
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(facts))
  } catch (cause) {
    console.warn(`Nothing is noted for the scoreboard: ${cause}`)
  }
}
