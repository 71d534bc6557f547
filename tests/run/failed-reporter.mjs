import { writeFileSync } from 'node:fs'

/**
 * Writes what failed to the file that FAILED_FILE names, as Vitest's json reporter would if it kept what tests that run out of
 * time say, the failures of hooks, and when tests ran.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes the default export.
export default class FailedReporter {
  /** Of files; a hook's own time is not reported. */
  #times = new Map()

  onTestModuleStart({ moduleId }) {
    this.#times.set(moduleId, { startTime: Date.now(), duration: 0 })
  }

  onTestModuleEnd({ moduleId }) {
    const times = this.#times.get(moduleId)
    if (times) times.duration = Date.now() - times.startTime
  }

  onTestRunEnd(modules) {
    const file = process.env.FAILED_FILE
    if (file)
      writeFileSync(
        file,
        JSON.stringify({
          testResults: modules
            .filter((each) => !each.ok())
            .map((each) => failedIn(each, this.#times.get(each.moduleId)))
        })
      )
  }
}

function failedIn(module, times = {}) {
  const tests = [...module.children.allTests('failed')].map(failedTest)
  const hooks = [...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({ ...failedHook(suite), ...times }))
  return {
    name: module.moduleId,
    status: 'failed',
    message: module.errors().map(said).join('\n'),
    startTime: times.startTime,
    endTime: times.startTime + times.duration,
    assertionResults: [...tests, ...hooks]
  }
}

function failedTest(test) {
  const { startTime, duration } = test.diagnostic() ?? {}
  const failureMessages = (test.result().errors ?? []).map(said)
  return { status: 'failed', fullName: test.fullName, failureMessages, startTime, duration, meta: test.meta() }
}

function failedHook(suite) {
  const failureMessages = suite.errors().map(said)
  return { status: 'failed', fullName: `${suite.fullName}, in a hook`, failureMessages }
}

/** The stack of a test that ran out of time has another message than its error. */
function said({ name = 'Error', message, stack = '' }) {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [`${name}: ${message}`, ...frames].join('\n')
}
