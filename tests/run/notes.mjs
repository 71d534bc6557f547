// What a run noted while it went: samples of its load, and how long the tests' own nodes took to answer.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SAMPLE_MS, SAMPLES_FILE } from './load.mjs'

const ANSWERS = /^answers-(\d+)\.jsonl$/

/** Without the folder, there are none; a line that was cut off is left out. */
export function readNotes(folder) {
  const answers = filesIn(folder).flatMap((file) => {
    const pid = ANSWERS.exec(file)?.[1]
    return pid === undefined ? [] : linesOf(path.join(folder, file)).map((answer) => ({ ...answer, pid: Number(pid) }))
  })
  return {
    samples: linesOf(path.join(folder, SAMPLES_FILE)).filter(({ at }) => Number.isFinite(at)),
    answers: answers.filter(({ at, ms }) => Number.isFinite(at) && Number.isFinite(ms))
  }
}

/** The worst load and the longest answer of a whole run, in sentences. */
export function worstOfRun({ samples, answers }, startedAt) {
  const sentences = []
  const load = highest(samples, 'load')
  const running = highest(samples, 'running')
  const machine = highest(samples, 'machineLoad')
  const when = (at) => `at ${clock(at)}, ${Math.max(0, Math.round((at - startedAt) / 1000))} s into the run`
  if (load) {
    sentences.push(
      `Highest load of this run's own processes: ${load.load} ${when(load.at)}; most threads at once: ${running.running} ${when(running.at)}.`,
      'It is the number of their threads that run or wait for a core or a disk, averaged over the last minute.'
    )
  } else if (machine)
    sentences.push(
      `Highest load of the whole machine: ${machine.machineLoad} ${when(machine.at)}; this system does not tell of the run's own processes.`
    )
  const longest = highest(answers, 'ms')
  if (longest) sentences.push(`Longest answer of a test's own node: ${answered(longest)} ${when(longest.at)}.`)
  return sentences
}

/**
 * What the machine did during a test, in one line; undefined without a sample.
 * @param pid of the process that ran the test, whose nodes count; of all, if it is not known.
 */
export function worstOfTest({ samples, answers }, { startedAt, ms, pid }) {
  // A sample tells of the moment in which it was taken, and short tests are between two.
  const during = ({ at }) => at >= startedAt - SAMPLE_MS && at <= startedAt + ms + SAMPLE_MS
  const some = samples.filter(during)
  const running = highest(some, 'running')
  const load = highest(some, 'load')
  const machine = highest(some, 'machineLoad')
  const longest = highest(
    answers.filter((answer) => during(answer) && (pid === undefined || answer.pid === pid)),
    'ms'
  )
  const said = []
  if (running) said.push(`up to ${running.running} threads of this run at once (${clock(running.at)})`)
  if (load) said.push(`its load up to ${load.load}`)
  if (machine) said.push(`the machine's up to ${machine.machineLoad}`)
  if (longest) said.push(`longest answer of its nodes ${answered(longest)}`)
  return said.length === 0 ? undefined : `meanwhile: ${said.join(', ')}`
}

function highest(list, key) {
  return list
    .filter((each) => Number.isFinite(each[key]))
    .reduce((most, each) => (most === undefined || each[key] > most[key] ? each : most), undefined)
}

function answered({ ms, method, node }) {
  return `${(ms / 1000).toFixed(1)} s (${method} of ${node})`
}

function clock(at) {
  return new Date(at).toLocaleTimeString('en-GB')
}

function filesIn(folder) {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n').flatMap(parsed)
  } catch {
    return []
  }
}

function parsed(line) {
  try {
    const value = JSON.parse(line)
    return typeof value === 'object' && value !== null ? [value] : []
  } catch {
    return []
  }
}
