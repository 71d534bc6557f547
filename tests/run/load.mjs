// How busy a run keeps the machine: the load of its own processes, every two seconds.
import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'

export const SAMPLE_MS = 2_000
export const SAMPLES_FILE = 'samples.jsonl'

const MINUTE_MS = 60_000
/** Linux gives processor time in hundredths of a second, on every machine. */
const TICK_MS = 10
/** The states that the system's load average counts: running or waiting for a core, and waiting for a disk. */
const LOADING = /^[RD]$/

/**
 * Appends a sample to a file in the folder every two seconds until the run ends. Where the system does not tell of
 * processes, a sample has only the load of the whole machine.
 */
export function startSampling(folder) {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, SAMPLES_FILE)
  const sampler = new Sampler(process.pid)
  const sample = () => appendFileSync(file, `${JSON.stringify(sampler.sample(Date.now()))}\n`)
  sample()
  setInterval(sample, SAMPLE_MS).unref()
}

class Sampler {
  #root
  #groups = new Set()
  #ticks = new Map()
  #load = 0
  #at = 0

  constructor(root) {
    this.#root = root
  }

  sample(at) {
    const machineLoad = loadavg()[0]
    const all = readProcesses()
    if (all.length === 0) return { at, machineLoad }
    const own = processesOfRun(all, this.#root, this.#groups)
    const passedMs = at - (this.#at || at)
    let worked = 0
    let running = 0
    for (const { pid, ticks } of own) {
      const spent = ticks - (this.#ticks.get(pid) ?? 0)
      // A process that has not worked since the last sample has no thread to count.
      if (spent > 0) running += loadingThreads(pid)
      if (this.#ticks.has(pid)) worked += spent
    }
    this.#ticks = new Map(own.map(({ pid, ticks }) => [pid, ticks]))
    this.#load = loadAfter(this.#load, running, passedMs)
    this.#at = at
    const busyCores = passedMs > 0 ? (worked * TICK_MS) / passedMs : 0
    return { at, running, load: rounded(this.#load), busyCores: rounded(busyCores), machineLoad: rounded(machineLoad) }
  }
}

/** The next load: an average over the last minute in which older counts weigh less, as the system computes its own. */
export function loadAfter(load, running, passedMs) {
  const decay = Math.exp(-passedMs / MINUTE_MS)
  return load * decay + running * (1 - decay)
}

/**
 * The processes that descend from the run's own, and those in a process group that one of them leads: a browser whose
 * parent has ended is still the run's.
 * @param groups of earlier samples; changed to those that have processes now.
 */
export function processesOfRun(all, root, groups) {
  const children = byParent(all)
  const own = new Set()
  const pids = [root, ...all.filter(({ group }) => groups.has(group)).map(({ pid }) => pid)]
  for (let pid = pids.pop(); pid !== undefined; pid = pids.pop()) {
    if (own.has(pid)) continue
    own.add(pid)
    pids.push(...(children.get(pid) ?? []).map((child) => child.pid))
  }
  groups.clear()
  const found = all.filter(({ pid }) => own.has(pid))
  for (const { group } of found) if (own.has(group) && group !== root) groups.add(group)
  return found
}

function byParent(all) {
  const children = new Map()
  for (const each of all) children.set(each.parent, [...(children.get(each.parent) ?? []), each])
  return children
}

/** @param stat as Linux writes it, with the program's name in brackets, which may hold brackets and spaces itself. */
export function parseStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return {
    pid: Number.parseInt(stat, 10),
    state: fields[0],
    parent: Number(fields[1]),
    group: Number(fields[2]),
    ticks: Number(fields[11]) + Number(fields[12])
  }
}

function readProcesses() {
  return namesIn('/proc').flatMap((pid) => readStat(`/proc/${pid}/stat`))
}

/** Without the thread that counts. */
function loadingThreads(pid) {
  const threads = namesIn(`/proc/${pid}/task`).filter((thread) => Number(thread) !== process.pid)
  return threads.flatMap((thread) => readStat(`/proc/${pid}/task/${thread}/stat`)).filter(isLoading).length
}

function isLoading({ state }) {
  return LOADING.test(state)
}

function namesIn(folder) {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** None if it has ended meanwhile. */
function readStat(file) {
  try {
    return [parseStat(readFileSync(file, 'utf8'))]
  } catch {
    return []
  }
}

function rounded(number) {
  return Number(number.toFixed(1))
}
