import { spawnSync } from 'node:child_process'

const LIMIT_MS = 60_000
/** With these, as in a hook, Git would work on another repository. */
const ELSEWHERE = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY)$/

/**
 * Makes the project a repository, unless the folder is one without commits, with a first commit.
 * @returns a sentence about what is left to do, or undefined
 */
export function startRepository(folder) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ELSEWHERE.test(name)))
  const git = (...args) => spawnSync('git', args, { cwd: folder, env, encoding: 'utf8', timeout: LIMIT_MS })
  const around = git('rev-parse', '--show-prefix')
  if (around.error?.code === 'ENOENT') return 'Git was not found, so the project is no repository yet.'
  const isInside = around.status === 0
  if (isInside && around.stdout.trim() !== '')
    return 'The folder is inside a repository, so it did not get one of its own.'
  if (isInside && git('rev-parse', '--verify', '-q', 'HEAD').status === 0)
    return 'The repository has commits already, so that of the project is left to you.'
  const commands = [...(isInside ? [] : [['init', '-q']]), ['add', '-A'], ['commit', '-q', '-m', 'Start from Portside']]
  for (const args of commands) {
    const { status, stderr, error } = git(...args)
    if (status === 0) continue
    const reason = error?.message ?? stderr.trim()
    return `The first commit is left to you, because "git ${args[0]}" failed:\n${reason}`
  }
}
