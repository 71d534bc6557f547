import { listOf, playwrightTests, readReport } from './reports.mjs'
import { table } from './table.mjs'

const SHOWN = 10
/** What one test may take of a core while others run. */
const ALONE_SECONDS = 10

/**
 * The processor time of browser tests, by the files that Playwright's json reporter wrote: of all, and of the ten that took
 * most, with those that should run beside no other. Empty without a report.
 */
export function costliestTests(reportFiles) {
  const tests = reportFiles.flatMap(timesIn).sort((a, b) => b.seconds - a.seconds)
  if (tests.length === 0) return ''
  const total = tests.reduce((sum, { seconds }) => sum + seconds, 0)
  const title = `${tests.length} browser tests took ${total.toFixed(0)} s of processor time, of which:`
  const rows = tests.slice(0, SHOWN).map(({ seconds, name }) => [seconds, name])
  const crowding = tests.filter(({ seconds, isAlone }) => seconds > ALONE_SECONDS && !isAlone)
  const toTag = crowding.map(({ name }) => `Took more than ${ALONE_SECONDS} s and is not tagged @alone: ${name}`)
  return [title, table(['seconds', 'test'], rows), ...toTag].join('\n')
}

function timesIn(reportFile) {
  return playwrightTests(readReport(reportFile)).flatMap(({ file, groups, title, tags, runs }) =>
    runs.flatMap(({ annotations }) =>
      listOf(annotations)
        .filter(({ type }) => type === 'processor time')
        .map(({ description }) => ({
          seconds: Number(description),
          name: [file, ...groups, title].join(': '),
          isAlone: tags.some((tag) => tag.replace('@', '') === 'alone')
        }))
    )
  )
}
