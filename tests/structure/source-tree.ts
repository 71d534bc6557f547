import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'

/** Folders that Git ignores, by name: what is built or installed there is no source, and may vanish while it is read. */
export const IGNORED_FOLDERS: ReadonlySet<string> = new Set(
  readFileSync(path.join(root, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.endsWith('/') ? [line.slice(0, -1)] : []))
)

/** The files and folders directly in a folder of the project, without those that Git ignores and links of their names. */
export function entriesOf(folder: string): readonly Dirent[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries.filter(({ name }) => !IGNORED_FOLDERS.has(name))
}

/** All files in a folder and the folders below, as paths from the project's root. */
export function filesBelow(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(file) : [file]
  })
}
