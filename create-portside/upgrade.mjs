import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gitIn, reasonOf } from './git.mjs'
import { Mistake } from './mistake.mjs'
import { writeProject } from './project.mjs'
import { answersOf, RECORD, readRecord, writeRecord } from './record.mjs'
import { BRANCH } from './repository.mjs'

/** A team's from the start: every version has it as the project began. */
const TEAMS_OWN = 'CHANGELOG.md'
const MOST_LISTED = 20

/**
 * Merges this version into the branch that the project is on. What was generated before is the merge's base, so Git finds
 * just what both sides have changed.
 * @returns what to do next @throws Mistake
 */
export function upgradeProject(folder, bundle) {
  const git = gitIn(folder)
  const run = (...args) => {
    const result = git(...args)
    if (result.status !== 0) throw new Mistake(`"git ${args[0]}" failed in ${folder}: ${reasonOf(result)}`)
    return result.stdout.trim()
  }
  checkRepository(folder, git)
  const branch = git('symbolic-ref', '-q', '--short', 'HEAD').stdout.trim()
  if (branch === '') throw new Mistake(`${folder} is on no branch: check out the one to upgrade.`)
  if (branch === BRANCH)
    throw new Mistake(`${folder} is on ${BRANCH}, which holds only what was generated: check out a branch of yours.`)
  const record = readRecord(folder) ?? startedBefore(folder, git)
  checkVersion(folder, record.version, bundle.version)
  checkHistory(folder, record.commit, git)

  const newer = `Portside ${bundle.version}${bundle.commit === undefined ? '' : ` (${bundle.commit})`}`
  const tree = treeOf(folder, record, bundle)
  if (tree === run('rev-parse', `${record.commit}^{tree}`))
    throw new Mistake(`${folder} has ${newer} already, as it is in this checkout.`)
  const title = `Upgrade to ${newer}`
  const commit = run('commit-tree', tree, '-p', record.commit, '-m', title)
  moveBranch(record.commit, commit, git)
  // A team's file in a folder that was moved moves with it.
  const merge = ['-c', 'merge.directoryRenames=true', 'merge', '-q', '--no-ff', '--no-commit', '-m', title, commit]
  const merged = git(...merge)
  if (merged.status !== 0 && !isMerging(git)) throw new Mistake(`"git merge" failed in ${folder}: ${reasonOf(merged)}`)
  writeRecord(folder, { version: bundle.version, commit, answers: record.answers })
  run('add', '-f', RECORD)
  const conflicts = run('diff', '--name-only', '--diff-filter=U').split('\n').filter(Boolean)
  if (conflicts.length > 0) return conflicted(branch, newer, conflicts)
  const committed = git('commit', '-q', '-m', title)
  if (committed.status !== 0)
    return `${newer} is merged without a conflict, and "git commit" is left to you, because it failed:\n${reasonOf(committed)}`
  return `${branch} has ${newer}. Install its packages with "npm install", and try it with "npm test".`
}

function checkRepository(folder, git) {
  if (!existsSync(folder)) throw new Mistake(`There is no ${folder}: name the folder of a project.`)
  const around = git('rev-parse', '--show-prefix')
  if (around.error?.code === 'ENOENT') throw new Mistake('Git was not found, and an upgrade is a merge.')
  if (around.status !== 0 || around.stdout.trim() !== '')
    throw new Mistake(`${folder} is no repository of its own, and an upgrade is a merge.`)
  if (isMerging(git))
    throw new Mistake(
      `A merge is in progress in ${folder}: resolve what "git status" lists and commit it, or give it up with "git merge --abort".`
    )
  if (git('status', '--porcelain').stdout !== '')
    throw new Mistake(`${folder} has changes that are not committed: commit or stash them first.`)
}

function isMerging(git) {
  return git('rev-parse', '--verify', '-q', 'MERGE_HEAD').status === 0
}

/** A project from before there was a record: its first commit is what was generated. */
function startedBefore(folder, git) {
  const [commit] = git('log', '--max-parents=0', '--format=%H', '--grep=^Start from Portside').stdout.split('\n')
  if (commit)
    return {
      commit,
      answers: answersOf(git('show', `${commit}:.env`).stdout, git('show', `${commit}:package.json`).stdout)
    }
  throw new Mistake(
    `${folder} has neither ${RECORD} nor a first commit "Start from Portside", so nothing says which files were generated.`
  )
}

function checkVersion(folder, had, has) {
  if (had !== undefined && had.localeCompare(has, 'en', { numeric: true }) > 0)
    throw new Mistake(`${folder} has Portside ${had}, and this checkout is older: it has ${has}.`)
}

function checkHistory(folder, commit, git) {
  if (git('cat-file', '-e', `${commit}^{commit}`).status !== 0)
    throw new Mistake(
      `${folder} lacks the commit ${commit} that ${RECORD} names: fetch the whole history, as "git fetch --unshallow" does.`
    )
  if (git('merge-base', '--is-ancestor', commit, 'HEAD').status !== 0)
    throw new Mistake(
      `The commit ${commit} that ${RECORD} names is no ancestor of this branch, because a merge was squashed or rebased: "git merge -s ours --allow-unrelated-histories ${commit}" makes it one again and changes no file.`
    )
}

/** What this version generates from the answers, as a tree in the project's repository. */
function treeOf(folder, { commit, answers }, bundle) {
  const scratch = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-upgrade-'))
  try {
    const generated = path.join(scratch, 'project')
    writeProject(generated, answers, bundle)
    const gitDir = gitIn(folder)('rev-parse', '--absolute-git-dir').stdout.trim()
    const own = { GIT_DIR: gitDir, GIT_WORK_TREE: generated, GIT_INDEX_FILE: path.join(scratch, 'index') }
    const git = gitIn(generated, own)
    const run = (...args) => {
      const result = git(...args)
      if (result.status !== 0) throw new Mistake(`"git ${args[0]}" failed in ${folder}: ${reasonOf(result)}`)
      return result.stdout.trim()
    }
    run('add', '-A', '-f')
    // A disk without executable files, such as that of Windows, says nothing of them.
    run('update-index', '--chmod=+x', ...bundle.files.filter(({ isProgram }) => isProgram).map(({ file }) => file))
    const kept = git('rev-parse', '-q', '--verify', `${commit}:${TEAMS_OWN}`).stdout.trim()
    if (kept === '') run('rm', '-q', '--cached', '--ignore-unmatch', TEAMS_OWN)
    else run('update-index', '--add', '--cacheinfo', `100644,${kept},${TEAMS_OWN}`)
    return run('write-tree')
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Unless a branch of that name is the team's: it is only a name, and nothing depends on it. */
function moveBranch(before, commit, git) {
  const ref = `refs/heads/${BRANCH}`
  const tip = git('rev-parse', '-q', '--verify', ref).stdout.trim()
  const isOurs = tip === '' || tip === before || git('rev-parse', `${tip}^`).stdout.trim() === before
  if (isOurs) git('update-ref', '-m', 'upgrade of Portside', ref, commit)
}

function conflicted(branch, newer, conflicts) {
  const listed = conflicts.slice(0, MOST_LISTED).map((file) => `  ${file}`)
  const more = conflicts.length - listed.length
  return [
    `The merge of ${newer} into ${branch} is not committed yet, because both sides have changed:`,
    ...listed,
    ...(more > 0 ? [`  and ${more} more`] : []),
    'Resolve them, "git add" them and "git commit"; "git merge --abort" leaves everything as it was.',
    'Then install its packages with "npm install", and try it with "npm test".',
    ...(conflicts.includes('package-lock.json')
      ? [
          'For package-lock.json: "git checkout --theirs package-lock.json", and once package.json is resolved "npm install".'
        ]
      : [])
  ].join('\n')
}
