import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Which runner has a file, by its path; the first that matches. The configurations of Vitest and Playwright say the same. */
const RUNNERS = [
  ['webkit', /^tests\/browsers\/webkit\/[^/]+\.spec\.ts$/],
  ['browser proof', /^tests\/proof\/.+\.spec\.ts$/],
  ['e2e', /^(?:tests\/e2e\/[^/]+|contracts\/.+)\.spec\.ts$/],
  ['proof alone', /^tests\/proof\/.+\.alone\.test\.ts$/],
  ['proof', /^tests\/proof\/.+\.test\.ts$/],
  ['recipes', /^tests\/recipes\/.+\.test\.ts$/],
  ['alone', /^tests\/.+\.alone\.test\.ts$/],
  ['integration', /^contracts\/.+\.chain\.test\.ts$/],
  ['unit', /^(?:domain|adapters|ui|server|devchain|contracts|src|tests\/(?:structure|vectors))\/.+\.test\.tsx?$/],
  ['integration', /^tests\/.+\.test\.ts$/]
]

/** Firefox runs the files of Chromium. */
const SAME_FILES = { firefox: 'e2e' }

/** The files that these runners have, each with its runner. */
export function filesOfRunners(files, runners) {
  return runners.flatMap((runner) => {
    const own = files.filter((file) => runnerOf(file) === (SAME_FILES[runner] ?? runner))
    return own.map((file) => ({ runner, file }))
  })
}

/** The runner that has a file; undefined for what is no test. */
export function runnerOf(file) {
  return RUNNERS.find(([, pattern]) => pattern.test(file))?.[0]
}

const TOP = ['domain', 'adapters', 'ui', 'server', 'devchain', 'contracts', 'src', 'tests']
const BUILT = new Set(['node_modules', 'dist'])

/** The paths of all tests, those included that Git does not know yet. */
export function testFiles(root) {
  return TOP.flatMap((folder) => filesBelow(root, folder)).filter((file) => runnerOf(file) !== undefined)
}

/** A name as a developer may type or paste it, as a part of a path from the project's root. */
export function asPartOfPath(name, root, caller) {
  const slashed = name.replaceAll('\\', '/')
  if (!path.isAbsolute(name) && !slashed.startsWith('./') && !slashed.startsWith('../')) return slashed
  return path.relative(root, path.resolve(caller, name)).replaceAll('\\', '/')
}

function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return BUILT.has(entry.name) ? [] : filesBelow(root, file)
    return entry.isFile() ? [file] : []
  })
}
