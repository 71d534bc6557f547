import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** Never leaves a partial file, even if this process is killed. @throws Error of the file system. */
export function writeAtomically(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`
  try {
    writeFileSync(draft, text)
    renameSync(draft, path)
  } catch (cause) {
    rmSync(draft, { force: true })
    throw cause
  }
}
