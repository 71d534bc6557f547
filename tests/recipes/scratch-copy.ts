import {
  cpSync,
  existsSync,
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

/** A copy of the project's files for a test to change, alone in a folder, linked to the project's packages. */
export function createScratchCopy(): string {
  const folder = path.join(mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-recipes-')), 'portside')
  for (const name of readdirSync(root).filter(isTracked)) {
    const filter = (source: string) => isTracked(path.basename(source))
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter })
  }
  linkInstalled(folder)
  return folder
}

/** In place of an installation. */
export function linkInstalled(folder: string): void {
  linkPackages(folder, packageNames())
  for (const workspace of workspaces) linkOwnPackages(folder, workspace)
}

/** One link each, so that a test can add a package to the copy only. Workspaces link to the copy's own folders. */
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

/** Those that npm put into a workspace, because the project has another version. */
function linkOwnPackages(folder: string, workspace: string): void {
  const own = path.join(root, workspace, 'node_modules')
  if (existsSync(own)) symlinkSync(own, path.join(folder, workspace, 'node_modules'), 'junction')
}

/** Everything in node_modules except tools' caches, which belong to each project. */
function packageNames(): readonly string[] {
  const inFolder = (name: string) => readdirSync(path.join(root, 'node_modules', name))
  const names = inFolder('').filter((name) => !name.startsWith('.vite'))
  return names.flatMap((name) => (name.startsWith('@') ? inFolder(name).map((each) => `${name}/${each}`) : name))
}

export function removeScratchCopy(folder: string): void {
  rmSync(path.dirname(folder), { recursive: true, force: true, maxRetries: 3 })
}

const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8')
)

const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => new RegExp(`^${line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`))

/** Also works for a download without a repository. */
function isTracked(name: string): boolean {
  return name !== '.git' && !ignored.some((pattern) => pattern.test(name))
}
