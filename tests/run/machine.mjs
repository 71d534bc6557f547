// What this machine carries, and how many things a run therefore starts at a time.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** With a browser, two nodes and a page. */
const BROWSER_WORKER_MB = 1_200
/** With the nodes of one test. */
const NODE_WORKER_MB = 800
const UNIT_WORKER_MB = 500
const MEGABYTE = 1 << 20
/** Of a container's processor time: with cgroups of the second version, and of the first. */
const QUOTA_FILES = [['cpu.max'], ['cpu/cpu.cfs_quota_us', 'cpu/cpu.cfs_period_us']]

/** The cores and the free memory that this process may use, a container's limits included. */
export function readMachine() {
  const quota = QUOTA_FILES.map((files) => files.map(readCgroup).join(' ')).find((text) => text.trim() !== '')
  return {
    cores: coresWithin(availableParallelism(), quota),
    memoryMb: Math.floor(process.availableMemory() / MEGABYTE)
  }
}

/** @param quota processor time and period, as cgroups write them: "150000 100000", "max 100000" or "-1 100000". */
export function coresWithin(cores, quota = '') {
  const [time, period] = quota.trim().split(/\s+/).map(Number)
  return time > 0 && period > 0 ? Math.max(1, Math.min(cores, Math.floor(time / period))) : cores
}

/**
 * Two steps at a time if there are two cores and memory for a worker of each, because tests mostly wait for other programs;
 * in each a worker for each core, because the step with browsers ends first.
 */
export function planFor({ cores, memoryMb }) {
  const steps = cores > 1 && memoryMb >= BROWSER_WORKER_MB + NODE_WORKER_MB ? 2 : 1
  const within = (wanted, mb, eachMb) => Math.max(1, Math.min(wanted, Math.floor(mb / eachMb)))
  const besideNodes = steps === 1 ? memoryMb : memoryMb - NODE_WORKER_MB
  const browserWorkers = within(cores, besideNodes, BROWSER_WORKER_MB)
  const besideBrowsers = steps === 1 ? memoryMb : memoryMb - browserWorkers * BROWSER_WORKER_MB
  const nodeWorkers = within(cores, besideBrowsers, NODE_WORKER_MB)
  return { steps, browserWorkers, nodeWorkers, unitWorkers: within(cores, memoryMb, UNIT_WORKER_MB) }
}

/** Said once, when a run starts. */
export function planSentence({ cores, memoryMb }, { steps, browserWorkers, nodeWorkers, unitWorkers }) {
  const has = `${count(cores, 'core')} and ${(memoryMb / 1024).toFixed(1)} GB of free memory`
  const workers = `${unitWorkers} for unit tests, ${nodeWorkers} for tests on nodes, ${browserWorkers} for browser tests`
  return `${has}: ${count(steps, 'step')} at a time, with these workers: ${workers}.`
}

function count(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

function readCgroup(file) {
  try {
    return readFileSync(`/sys/fs/cgroup/${file}`, 'utf8').trim()
  } catch {
    return ''
  }
}
