// What tests/run.mjs is to run: its first argument, which package.json gives, and what a developer types after it.
import { orRefuse, parseCommandLine, UsageError } from './command-line.mjs'
import { asPartOfPath, filesOfRunners, testFiles } from './named-files.mjs'

const WINDOWS = { headed: 'flag', debug: 'flag' }
/** Those that Playwright can show a window of. */
const SHOWN = ['e2e', 'browser proof']

const WINDOW_LINES = [
  ['  --headed', 'shows the browser; only the browser tests of NAME run'],
  ['  --debug', "opens Playwright's inspector and stops at each step; only the browser tests of NAME run"]
]

/** By its first argument: the command, the runners that names choose among, and which steps of `npm test` it runs. */
const MODES = {
  '--all': {
    command: 'npm test',
    does: 'types, lint, unit tests, integration tests on local chains, the production build, browser tests',
    named: 'every test file whose path contains NAME, and builds only what those need',
    runners: ['unit', 'integration', 'recipes', 'alone', 'e2e', 'browser proof', 'proof', 'proof alone', 'webkit']
  },
  '--fast': {
    command: 'npm run check',
    does: 'types, format and lint, unit tests, structure',
    named: 'the unit tests whose path contains NAME',
    runners: ['unit']
  },
  '--unit': {
    command: 'npm run test:unit',
    does: 'the unit tests',
    named: 'those whose path contains NAME',
    runners: ['unit'],
    steps: ['unit']
  },
  '--integration': {
    command: 'npm run test:integration',
    does: 'the tests on local chains, of builds, and of what the documents say to do',
    named: 'those whose path contains NAME',
    runners: ['integration', 'recipes', 'alone'],
    steps: ['integration', 'recipes', 'alone']
  },
  '--e2e': {
    command: 'npm run test:e2e',
    does: 'the production build, and the browser tests of npm test',
    named: 'those whose path contains NAME, with what npm test leaves to the proof',
    runners: ['e2e'],
    steps: ['build', 'e2e', 'e2e alone']
  },
  '--proof': {
    command: 'npm run proof',
    does: 'what takes minutes or a package registry, and the browser tests tagged @proof',
    named: 'the files of tests/proof/ and tests/browsers/ whose path contains NAME',
    runners: ['browser proof', 'proof', 'proof alone', 'webkit']
  },
  '--browsers': {
    command: 'npm run test:browsers',
    does: 'the browser tests in Firefox, and the main flows in WebKitGTK',
    named: 'those whose path contains NAME',
    runners: ['firefox', 'webkit']
  },
  '--boundary': { command: 'npm run soak', runners: [] }
}

/** What was typed, or the end of the process: after the usage, or after the sentence of a mistake. */
export function readRun(args, root) {
  const caller = process.env.INIT_CWD ?? process.cwd()
  const run = orRefuse(() => parseRun(args, { root, caller, files: testFiles(root) }))
  if (run !== 'help') return run
  process.stdout.write(usageOf(args))
  process.exit(0)
}

/**
 * @param project its root, where the command was typed, and the paths of all its tests
 * @returns 'help', or the mode, the files that names chose, by runner, and how the browser is shown
 * @throws UsageError
 */
export function parseRun(args, { root, caller, files }) {
  const { mode, typed } = modeOf(args)
  const { command, runners } = MODES[mode]
  const canShow = runners.some((runner) => SHOWN.includes(runner))
  const options = canShow ? WINDOWS : {}
  const parsed = parseCommandLine(typed, { command, options, takesNames: runners.length > 0 })
  if (parsed === 'help') return 'help'
  const { values } = parsed
  const names = parsed.names.map((name) => asPartOfPath(name, root, caller))
  const shown = ['debug', 'headed'].find((name) => values[name])
  if (shown && names.length === 0)
    throw new UsageError(`--${shown} needs the name of a browser test, as in "${command} -- send-form --${shown}".`)
  if (names.length === 0) return { mode, steps: MODES[mode].steps }
  const chosen = filesOfRunners(files, shown ? runners.filter((runner) => SHOWN.includes(runner)) : runners)
  for (const name of names) {
    if (!chosen.some(({ file }) => file.includes(name))) throw new UsageError(noneOf(mode, name, shown))
  }
  const named = new Map()
  for (const { runner, file } of chosen.filter(({ file }) => names.some((name) => file.includes(name))))
    named.set(runner, [...(named.get(runner) ?? []), file])
  return { mode, named, ...(shown && { shown }) }
}

/** What `--help` prints. */
export function usageOf(args) {
  const { command, does, named, runners } = MODES[modeOf(args).mode]
  const canShow = runners.some((runner) => SHOWN.includes(runner))
  const lines = [
    [command, does],
    [`${command} -- NAME...`, named],
    ...(canShow ? WINDOW_LINES : []),
    ['  --help, -h', 'this text']
  ]
  const width = Math.max(...lines.map(([typed]) => typed.length)) + 2
  return `${lines.map(([typed, means]) => `${typed.padEnd(width)}${means}`).join('\n')}\n`
}

function modeOf([first = '--all', ...typed]) {
  return Object.hasOwn(MODES, first) ? { mode: first, typed } : { mode: '--all', typed: [first, ...typed] }
}

function noneOf(mode, name, shown) {
  if (shown) return `--${shown} is for browser tests, and the path of none contains "${name}".`
  if (mode === '--all') return `The path of no test file contains "${name}".`
  return `The path of no test file of ${MODES[mode].command} contains "${name}"; npm test -- ${name} looks among all.`
}
