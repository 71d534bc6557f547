// What `npm run soak` remembers: the rounds of one state of the code, which a commit that changes only documents leaves as it is.
import { createHash } from 'node:crypto'

const DOCUMENT = /^(?:docs\/|LICENSE$)|\.md$/

/** What is read and not run: text in Markdown, and docs/ with its pictures. */
export function isDocument(file) {
  return DOCUMENT.test(file)
}

/** Names the code by the files that are no documents. @param blobs the hash of each file's content, by its path */
export function keyOf(blobs) {
  const code = [...blobs].filter(([file]) => !isDocument(file)).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 12)
}

/** How many rounds in a row have been green, since the last that failed, with that many cores kept busy or more. */
export function greenInARow({ rounds }, load) {
  const counted = rounds.filter((round) => !round.isGreen || round.load >= load)
  return counted.length - 1 - counted.findLastIndex(({ isGreen }) => !isGreen)
}

/** The rounds that failed, each to be explained. */
export function failedRounds({ rounds }) {
  return rounds.filter(({ isGreen }) => !isGreen)
}

/** The failures that a run named at its end, with what each says; without any, its last lines. */
export function failuresIn(output) {
  const named = output.match(/^FAIL .*:.*(?:\n {2}.*)*/gm)
  return named ?? output.trimEnd().split('\n').slice(-20)
}

/** What is said before the first round. */
export function introduction({ record, file, commit, changed, times, load }) {
  const green = greenInARow(record, load)
  const before = record.rounds.at(-1)?.commit
  const failed = failedRounds(record)
  return [
    `Counts rounds in a row in which no integration, recipe or browser test fails, with ${cores(load)} kept busy.`,
    `The count of ${commit} is in ${file}: ${green} of ${times}.`,
    ...(before !== undefined && before !== commit ? [`It goes on from ${before}: the code is the same.`] : []),
    ...(changed.length > 0 ? [`No commit has ${listed(changed)}: the rounds count for the files as they are.`] : []),
    ...failed.map(({ number, commit: at, log }) => `Round ${number} failed at ${at}, and is to be explained: ${log}`)
  ].join('\n')
}

function cores(load) {
  return load === 1 ? 'one core' : `${load} cores`
}

const MAX_LISTED = 5

function listed(files) {
  const others = files.length - MAX_LISTED
  const shown = files.slice(0, MAX_LISTED).join(', ')
  return others > 0 ? `${shown} and ${others} more` : shown
}
