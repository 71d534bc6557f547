// `npm run soak` checks the suites that cross a boundary for flakiness: rounds in a row on a busy machine. The count of a
// state of the code is kept in .soak/, so that a soak that was stopped goes on (tests/run/soak-record.mjs).
import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './ready.mjs'
import { readCommandLine } from './run/command-line.mjs'
import { failedRounds, failuresIn, greenInARow, introduction, isDocument, keyOf } from './run/soak-record.mjs'

const USAGE = `npm run soak -- [options]

Repeats the integration, recipe and browser tests of npm test on a busy machine, until enough rounds in a row are green.
The count of a commit is in .soak/ and goes on where it was stopped, also after commits that change only documents.

  --times NUMBER   rounds in a row, 10 without it
  --load NUMBER    cores that other programs keep busy meanwhile, 1 without it
  --again          starts the count of this commit over
  --help, -h       this text
`

const { values } = readCommandLine({
  command: 'npm run soak',
  usage: USAGE,
  options: { times: 'count', load: 'count', again: 'flag' }
})
const { times = 10, load = 1 } = values
const key = codeKey()
const folder = path.join(root, '.soak', key)
const countFile = path.join(folder, 'rounds.json')
const commit = git('rev-parse', '--short', 'HEAD').trim()
if (values.again) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const record = existsSync(countFile) ? JSON.parse(readFileSync(countFile, 'utf8')) : { rounds: [] }

const changed = lines(git('status', '--porcelain', '-uall', '--no-renames', '-z')).map((line) => line.slice(3))
console.log(
  introduction({
    record,
    file: shown(countFile),
    commit,
    changed: changed.filter((file) => !isDocument(file)),
    times,
    load
  })
)
if (greenInARow(record, load) >= times) {
  console.log(`\nNothing is left to do; --times asks for more rounds, and --again starts over.`)
  process.exit(0)
}

/** Keeps a core busy while this process runs; also ends if this process is killed. */
const BUSY = `for (let step = 0; ; step++) if (step % 1e7 === 0 && process.ppid !== ${process.pid}) process.exit()`
const others = Array.from({ length: load }, () => spawn(process.execPath, ['--eval', BUSY], { stdio: 'ignore' }))
process.on('exit', () => {
  for (const busy of others) busy.kill('SIGKILL')
})

let child
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, async () => {
    child?.kill(name === 'SIGHUP' ? 'SIGTERM' : name) // the runner handles only these two
    await ended(child)
    console.log(`Stopped: ${greenInARow(record, load)} of ${times} are kept.`)
    process.exit(1)
  })
}

while (greenInARow(record, load) < times) await playRound(record.rounds.length + 1)
const failed = failedRounds(record).length
console.log(`\n${times} rounds in a row green at ${commit}${failed > 0 ? `; ${failed} failed before, see above` : ''}`)
process.exit(0)

async function playRound(number) {
  const startedAt = Date.now()
  const log = path.join(folder, `round-${number}.log`)
  const status = await runInto(log)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  if (codeKey() !== key) {
    console.log(`Round ${number} is not counted: the code changed while it ran. Its output is in ${shown(log)}.`)
    process.exit(1)
  }
  const output = readFileSync(log, 'utf8')
  const isGreen = status === 0
  keep({
    number,
    commit,
    load,
    isGreen,
    seconds,
    at: new Date(startedAt).toISOString(),
    ...(!isGreen && { log: shown(log) })
  })
  if (isGreen) {
    rmSync(log)
    const count = `${greenInARow(record, load)} of ${times}`
    console.log(`Round ${number}: ${output.trimEnd().split('\n').at(-1)} (${seconds} s), ${count}`)
    return
  }
  console.log(
    `\n${failuresIn(output).join('\n')}\n\nRound ${number} failed after ${seconds} s; its output is in ${shown(log)}.`
  )
  process.exit(1)
}

/** Runs the tests, and keeps what they print. @returns the exit code */
async function runInto(log) {
  const file = createWriteStream(log)
  child = spawn(process.execPath, [path.join(root, 'tests/run.mjs'), '--boundary'], {
    stdio: ['ignore', 'pipe', 'pipe']
  })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const status = await ended(child)
  await new Promise((resolve) => file.end(resolve))
  return status
}

/** Written whole, or not at all. */
function keep(round) {
  record.rounds.push(round)
  const beside = `${countFile}.new`
  writeFileSync(beside, `${JSON.stringify(record, undefined, 2)}\n`)
  renameSync(beside, countFile)
}

/** Of the files as they are, whether committed or not. */
function codeKey() {
  const files = lines(git('ls-files', '-co', '--exclude-standard', '-z')).filter((file) =>
    existsSync(path.join(root, file))
  )
  const hashes = git('hash-object', '--stdin-paths', { input: `${files.join('\n')}\n` })
    .trim()
    .split('\n')
  return keyOf(new Map(files.map((file, i) => [file, hashes[i]])))
}

function git(...args) {
  const options = typeof args.at(-1) === 'object' ? args.pop() : {}
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, ...options })
}

function lines(text) {
  return text.split('\0').filter(Boolean)
}

function shown(file) {
  return path.relative(root, file)
}

function ended(program) {
  return new Promise((resolve) => {
    if (program === undefined || program.exitCode !== null) resolve(program?.exitCode)
    else program.once('close', resolve)
  })
}
