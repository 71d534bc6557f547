// What a browser test was waiting for when it failed or ran out of time, by the steps that Playwright reports.

const AFTERWARDS = new Set(['After Hooks', 'Worker Cleanup'])
/** Steps whose own code may wait for something between the steps that it takes. */
const CONTAINERS = new Set(['hook', 'fixture', 'test.step'])

/**
 * The calls that failed or never ended, with how long they took; if the time ran out in none of them, where the test's own
 * code was. What ends a test is named only if nothing before it was stuck for longer.
 */
export function waitsOf({ steps, status }) {
  const before = steps.filter(({ title }) => !AFTERWARDS.has(title))
  const end = steps.find(({ title }) => AFTERWARDS.has(title))
  const stuck = before.flatMap((step) => stuckIn(step, end?.startTime))
  if (stuck.length > 0) return stuck
  if (status !== 'timedOut') return []
  const ending = steps.filter(({ title }) => AFTERWARDS.has(title)).flatMap((step) => stuckIn(step))
  const own = end && ownCode(before, before[0]?.startTime, end.startTime)
  return [own, ...ending]
    .filter((wait) => wait !== undefined)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 1)
}

/** @param until when what had not ended was given up. */
function stuckIn(step, until) {
  const { error, duration, steps, startTime } = step
  if (error === undefined && duration >= 0) return []
  // What an assertion polls fails on every round but the last.
  const within = step.category === 'expect' ? [] : steps.flatMap((each) => stuckIn(each, until))
  if (within.length > 0) return within
  const ms = duration >= 0 ? duration : Math.max(0, (until ?? new Date()) - startTime)
  const ended = CONTAINERS.has(step.category) ? lastLocated(steps) : undefined
  return [{ call: nameOf(step), location: step.location, ms, ...(ended && { after: ended }) }]
}

function ownCode(steps, startTime, until) {
  const last = steps.at(-1)
  if (last === undefined) return undefined
  const endedAt = last.startTime.getTime() + Math.max(0, last.duration)
  return { ms: Math.max(0, until - Math.max(endedAt, startTime)), after: lastLocated(steps) }
}

function lastLocated(steps) {
  const step = steps.findLast(({ location }) => location !== undefined)
  return step && { call: nameOf(step), location: step.location }
}

function nameOf({ title, subtitle }) {
  return subtitle ? `${title} ${subtitle}` : title
}

/**
 * In one line.
 * @param nextAwait the line of code that probably follows, by a location.
 */
export function waitSentence({ call, location, ms, after }, nextAwait) {
  const seconds = `${(ms / 1000).toFixed(1)} s`
  const what = call === undefined ? 'code that is no call of the browser’s' : `${call}${locationText(location)}`
  if (after === undefined) return `waited ${seconds} for ${what}`
  const next = nextAwait(after.location)
  const probably = next ? `, probably in line ${next.line}: ${next.code}` : ''
  return `waited ${seconds} for ${what}, after ${after.call}${locationText(after.location)}${probably}`
}

function locationText(location) {
  return location ? ` (${location.file}:${location.line})` : ''
}

/** The first line below the given one that awaits something. */
export function nextAwaitIn(source, line) {
  const lines = source.split('\n')
  const index = lines.findIndex((text, i) => i >= line && /\bawait\b/.test(text))
  return index < 0 ? undefined : { line: index + 1, code: lines[index].trim() }
}
