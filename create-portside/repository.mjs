import { gitIn, reasonOf } from './git.mjs'
import { RECORD, writeRecord } from './record.mjs'

/** Names the commits that hold just what was generated, one for each version that the project has had. */
export const BRANCH = 'portside'

/**
 * Makes the project a repository, unless the folder is one without commits, with two commits: what was generated, and the
 * record that names that commit.
 * @returns a sentence about what is left to do, or undefined
 */
export function startRepository(folder, { version, answers }) {
  const git = gitIn(folder)
  const left = (sentence) => {
    writeRecord(folder, { version, answers })
    return sentence
  }
  const around = git('rev-parse', '--show-prefix')
  if (around.error?.code === 'ENOENT') return left('Git was not found, so the project is no repository yet.')
  const isInside = around.status === 0
  if (isInside && around.stdout.trim() !== '')
    return left('The folder is inside a repository, so it did not get one of its own.')
  if (isInside && git('rev-parse', '--verify', '-q', 'HEAD').status === 0)
    return left('The repository has commits already, so that of the project is left to you.')
  // Whatever the developer's own settings ignore is part of it.
  const generated = [
    ...(isInside ? [] : [['init', '-q']]),
    ['add', '-A', '-f'],
    ['commit', '-q', '-m', `Start from Portside ${version}`]
  ]
  const failed = failureOf(git, generated)
  if (failed) return left(`The first commit is left to you, because ${failed}`)
  const commit = git('rev-parse', 'HEAD').stdout.trim()
  writeRecord(folder, { version, commit, answers })
  const recorded = failureOf(git, [
    ['branch', BRANCH, commit],
    ['add', '-f', RECORD],
    ['commit', '-q', '-m', 'Record what the project was started from']
  ])
  return recorded && `The commit of ${RECORD} is left to you, because ${recorded}`
}

function failureOf(git, commands) {
  for (const args of commands) {
    const result = git(...args)
    if (result.status !== 0) return `"git ${args[0]}" failed:\n${reasonOf(result)}`
  }
}
