import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readReport, vitestFiles } from './reports.mjs'
import { table } from './table.mjs'

/** The titles that `describeAdapter` gives. */
const TITLE = /^(\w+) by (.+)$/
const NONE = '–'

/**
 * One row per adapter of each port: the cases in the report of Vitest's json reporter, and the notes that tests wrote to
 * `folder`. Missing or unreadable files are skipped.
 */
export function readScoreboard(reportFile, folder) {
  const rows = new Map()
  const rowOf = (port, adapter) => {
    const key = `${port} ${adapter}`
    if (!rows.has(key)) rows.set(key, { port, adapter, passed: 0, total: 0 })
    return rows.get(key)
  }
  for (const { status, ancestorTitles } of vitestFiles(readReport(reportFile)).flatMap(({ tests }) => tests)) {
    const [, port, adapter] = TITLE.exec(ancestorTitles?.[0] ?? '') ?? []
    if (port === undefined) continue
    const row = rowOf(port, adapter)
    row.total++
    if (status === 'passed') row.passed++
  }
  for (const { port, adapter, brotli, latency } of notesIn(folder)) {
    if (typeof port !== 'string' || typeof adapter !== 'string') continue
    const row = rowOf(port, adapter)
    if (Number.isFinite(brotli)) row.brotli = brotli
    if (Number.isFinite(latency?.p50) && Number.isFinite(latency?.p95)) row.latency = latency
  }
  return [...rows.values()].sort(byPort)
}

/** Empty without rows; with times only if any were taken. */
export function scoreboardTable(rows) {
  if (rows.length === 0) return ''
  const isTimed = rows.some(({ latency }) => latency !== undefined)
  const cells = rows.map(({ port, adapter, passed, total, brotli, latency }) => [
    port,
    adapter,
    brotli ?? NONE,
    total === 0 ? NONE : `${passed}/${total}`,
    ...(isTimed ? [latency ? rounded(latency.p50) : NONE, latency ? rounded(latency.p95) : NONE] : [])
  ])
  return table(['port', 'adapter', 'brotli', 'cases', ...(isTimed ? ['p50 ms', 'p95 ms'] : [])], cells)
}

function rounded(ms) {
  return Number(ms.toFixed(1))
}

function byPort(a, b) {
  return a.port.localeCompare(b.port) || Number(a.adapter === 'fake') - Number(b.adapter === 'fake')
}

function notesIn(folder) {
  return listFiles(folder).flatMap((file) => objectsOf(readReport(path.join(folder, file))))
}

/** A list, a single item as a list, or nothing. */
function objectsOf(value) {
  return [value].flat().filter((each) => typeof each === 'object' && each !== null)
}

function listFiles(folder) {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}
