import { html } from 'hono/html'
import { countOf } from './amount.ts'
import type { Html } from './html.ts'

const STEPS = [
  { seconds: 365 * 86_400, noun: 'year' },
  { seconds: 30 * 86_400, noun: 'month' },
  { seconds: 86_400, noun: 'day' },
  { seconds: 3_600, noun: 'hour' },
  { seconds: 60, noun: 'minute' }
] as const

/** Both in seconds. A block's timestamp may be slightly ahead of the clock. */
export function age(timestamp: bigint, now: bigint): string {
  const seconds = now - timestamp
  if (seconds < -1n) return `in ${span(-seconds)}`
  return seconds < 2n ? 'just now' : `${span(seconds)} ago`
}

/** The age, with the exact time as its title. */
export function ageOf(timestamp: bigint, now: bigint): Html {
  return html`<time datetime="${iso(timestamp)}" title="${exactTime(timestamp)}">${age(timestamp, now)}</time>`
}

/** In UTC, since a chain has no time zone: `2023-11-14 22:13:20 UTC`. */
export function exactTime(timestamp: bigint): string {
  return iso(timestamp).replace('T', ' ').replace('.000Z', ' UTC')
}

function span(seconds: bigint): string {
  const step = STEPS.find((candidate) => seconds >= candidate.seconds)
  return step ? countOf(seconds / BigInt(step.seconds), step.noun) : `${seconds} s`
}

function iso(timestamp: bigint): string {
  return new Date(Number(timestamp) * 1000).toISOString()
}
