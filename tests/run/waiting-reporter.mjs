import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nextAwaitIn, waitSentence, waitsOf } from './waiting.mjs'

/** The type of the annotations that the report of a failed test carries. */
export const WAITED = 'waited'
/** Of a test that waited for several things at once. */
const MOST_NAMED = 3
/** A comparison that fails at once did not wait. */
const LEAST_MS = 100

/** Says of each browser test that fails what it was waiting for, in the output and in the reports of other reporters. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default class WaitingReporter {
  onTestEnd(test, result) {
    if (result.status === test.expectedStatus || result.status === 'skipped') return
    const waits = waitsOf(result).filter(({ ms }) => ms >= LEAST_MS)
    for (const wait of waits.slice(0, MOST_NAMED)) {
      const description = waitSentence(relative(wait), nextAwait)
      result.annotations.push({ type: WAITED, description })
      console.log(`     ${description}`)
    }
  }

  printsToStdio() {
    return true
  }
}

function nextAwait({ file, line }) {
  try {
    return nextAwaitIn(readFileSync(file, 'utf8'), line)
  } catch {
    return undefined
  }
}

function relative({ location, after, ...wait }) {
  const from = ({ file, line }) => ({ file: path.relative('', file), line })
  return {
    ...wait,
    ...(location && { location: from(location) }),
    ...(after && { after: { ...after, location: from(after.location) } })
  }
}
