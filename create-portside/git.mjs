import { spawnSync } from 'node:child_process'

const LIMIT_MS = 60_000
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024
/** With these, as in a hook, Git would work on another repository. */
const ELSEWHERE = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY)$/

/** Runs Git in a folder. */
export function gitIn(folder, variables = {}) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ELSEWHERE.test(name)))
  const options = {
    cwd: folder,
    env: { ...own, ...variables },
    encoding: 'utf8',
    timeout: LIMIT_MS,
    maxBuffer: MOST_OUTPUT_BYTES
  }
  return (...args) => spawnSync('git', args, options)
}

/** Why a command of Git failed, as Git says it. */
export function reasonOf({ stderr, stdout, error }) {
  return error?.message ?? (stderr.trim() || stdout.trim())
}
