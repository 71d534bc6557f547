// Which suites did not run for want of a program.
import { deploymentNotRun } from './programs.mjs'
import { suitesWithoutRedis } from './redis.mjs'

/** In sentences, for `npm test` or `npm run proof`. On a machine that decides what is merged, tests that did not run are a failure. */
export function notRun(command, env = process.env) {
  const sentence = command === 'proof' ? deploymentNotRun(env) : suitesWithoutRedis(env)
  const sentences = sentence === undefined ? [] : [sentence]
  const isFailure = Boolean(env.CI) && sentences.length > 0
  return { sentences: isFailure ? [...sentences, 'As CI is set, that is a failure.'] : sentences, isFailure }
}
