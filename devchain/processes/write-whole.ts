import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Nobody ever reads half of what is written, whenever this process ends. @throws Error of the file system. */
export function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`
  try {
    writeFileSync(draft, text)
    renameSync(draft, path)
  } catch (cause) {
    rmSync(draft, { force: true })
    throw cause
  }
}
