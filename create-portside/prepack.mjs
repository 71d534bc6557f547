// `prepack`: bundles the project's files, as Git knows them, into one: npm would leave out some, such as .gitignore.

import { isUtf8 } from 'node:buffer'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { runnerImport } from 'vite'
import { adapt, changedFiles, ownFiles } from './adaptations.mjs'
import { projectFiles } from './selection.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Another one for a test. */
const [, , dist = fileURLToPath(new URL('dist', import.meta.url))] = process.argv
const PROGRAM = '100755'
const FILE = '100644'

const here = tracked()
const files = projectFiles(here, (file) => readFileSync(path.join(root, file), 'utf8'))
for (const file of Object.keys(ownFiles)) if (!files.some((each) => each.file === file)) files.push({ file })
/** Folders too. */
const there = withFolders(files)
const known = withFolders(here)
const missing = changedFiles.filter((name) => !files.some(({ file }) => file === name))
if (missing.length > 0) throw new Error(`This clone lacks what adaptations.mjs changes: ${missing.join(', ')}.`)
const { knownChains } = await imported('domain/chain/known-chains.ts')
const { rpcLibraries } = await imported('src/rpc-libraries.ts')
const networks = knownChains.map(({ id, network, name }) => ({ id, network, name }))
mkdirSync(dist, { recursive: true })
const { version, dependencies, devDependencies, workspaces } = manifestOf('.')
const packages = [
  ...Object.keys({ ...dependencies, ...devDependencies }),
  ...workspaces.map((folder) => manifestOf(folder).name)
]
const bundle = JSON.stringify({
  version,
  commit: commit(),
  networks,
  rpcLibraries,
  packages,
  files: files.map(bundled)
})
// Outside the packed folder and whole, since another packing may be reading it.
const beside = `${dist}.${process.pid}`
writeFileSync(beside, gzipSync(bundle, { level: 9 }))
renameSync(beside, path.join(dist, 'project.json.gz'))

function tracked() {
  const { stdout, status } = spawnSync('git', ['ls-files', '--stage', '-z'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error('Packing needs Git, and a clone: Git knows which files belong to the project.')
  // During a merge, Git lists a file more than once; one that was deleted and not committed is left out.
  const entries = new Map(stdout.split('\0').filter(Boolean).map(entryOf))
  return [...entries].flatMap(([file, mode]) => {
    if (!existsSync(path.join(root, file))) return []
    if (mode !== FILE && mode !== PROGRAM) throw new Error(`${file} is neither a file nor a program.`)
    return { file, isProgram: mode === PROGRAM }
  })
}

/** Two commits may have one version. @returns undefined before the first one */
function commit() {
  const { stdout, status } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    cwd: root,
    encoding: 'utf8'
  })
  return status === 0 ? stdout.trim() : undefined
}

function entryOf(line) {
  const [, mode, file] = /^(\d+) \w+ \d\t([\s\S]*)$/.exec(line)
  return [file, mode]
}

function bundled({ file, isProgram }) {
  const content = readFileSync(
    Object.hasOwn(ownFiles, file) ? new URL(ownFiles[file], import.meta.url) : path.join(root, file)
  )
  const isThere = (name) => there.has(name.replace(/\/$/, ''))
  const isLeftOut = (name) => known.has(name.replace(/\/$/, '')) && !isThere(name)
  const data = isUtf8(content)
    ? { text: adapt(file, content.toString(), { isThere, isLeftOut }) }
    : { base64: content.toString('base64') }
  return { file, ...data, ...(isProgram && { isProgram }) }
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
}

function withFolders(entries) {
  return new Set(entries.flatMap(({ file }) => [file, ...foldersOf(file)]))
}

function foldersOf(file) {
  const folder = path.posix.dirname(file)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

async function imported(file) {
  const { module } = await runnerImport(path.join(root, file), { logLevel: 'error' })
  return module
}
