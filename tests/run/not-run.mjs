// Which suites did not run for want of a program.
import { deploymentNotRun } from './programs.mjs'
import { suitesWithoutRedis } from './redis.mjs'

/** In sentences. On a machine that decides what is merged, tests that did not run are a failure. */
export function notRun(env = process.env) {
  const sentences = [suitesWithoutRedis(env), deploymentNotRun(env)].filter((sentence) => sentence !== undefined)
  const isFailure = Boolean(env.CI) && sentences.length > 0
  return { sentences: isFailure ? [...sentences, 'As CI is set, that is a failure.'] : sentences, isFailure }
}
