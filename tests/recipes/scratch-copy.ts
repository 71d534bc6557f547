import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../ready.mjs'

/** A copy of the project's own files that a test may change, alone in a folder; its packages are those of the project. */
export function createScratchCopy(): string {
  const folder = path.join(mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-recipes-')), 'portside')
  for (const name of readdirSync(root).filter(isTracked)) {
    const filter = (source: string) => isTracked(path.basename(source))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter })
  }
  linkPackages(folder, packageNames())
  return folder
}

/** One by one, so that a test can add a package without the project having it. A workspace is the folder's own. */
export function linkPackages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const link = path.join(folder, 'node_modules', name)
    const source = path.join(root, 'node_modules', name)
    const isWorkspace = lstatSync(source).isSymbolicLink()
    const target = isWorkspace ? path.join(folder, path.relative(root, realpathSync(source))) : source
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(target, link, 'junction')
  }
}

/** Everything in node_modules but what tools keep there for themselves, which is each project's own. */
function packageNames(): readonly string[] {
  const inFolder = (name: string) => readdirSync(path.join(root, 'node_modules', name))
  const names = inFolder('').filter((name) => !name.startsWith('.vite'))
  return names.flatMap((name) => (name.startsWith('@') ? inFolder(name).map((each) => `${name}/${each}`) : name))
}

export function removeScratchCopy(folder: string): void {
  rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 3 })
}

const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => new RegExp(`^${line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`))

/** Works for a download without a repository as well. */
function isTracked(name: string): boolean {
  return name !== '.git' && !ignored.some((pattern) => pattern.test(name))
}
