import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureBytes, printBytes } from './page-bytes.ts'
import { measureVisits, printVisits } from './visit.ts'

export interface BenchOptions {
  readonly asJson: boolean
}

/** Prints what the product costs; every part measures first and prints after, so that both outputs say the same. */
export async function bench({ asJson }: BenchOptions): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-bench-'))
  try {
    const bytes = await measureBytes(folder)
    const visits = await measureVisits(folder)
    if (asJson) console.log(JSON.stringify({ bytes, visits }, undefined, 2))
    else {
      printBytes(bytes)
      printVisits(visits)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
