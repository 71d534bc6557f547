// `npm test` runs every step, `npm run check` (--fast) those that need no chain, build or browser, and `npm run soak`
// (--boundary) repeats those that do. `npm run proof` (--proof) follows what takes minutes or a package registry, and runs
// the browser tests that `npm test` leaves out; `npm run test:browsers` (--browsers) runs them all in Firefox, and the
// visitor's flows in WebKitGTK. Each also takes names of test files (tests/run/arguments.mjs). A project that was started from
// this one has fewer tests, and with them fewer steps.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, ensureInstalled, ensureServers, root } from './ready.mjs'
import { readRun } from './run/arguments.mjs'
import { costliestTests } from './run/costliest.mjs'
import { countPlaywright, countStep, countVitest } from './run/counts.mjs'
import { elapsedTables, playwrightTimes, vitestTimes } from './run/elapsed.mjs'
import { playwrightFailures, vitestFailures } from './run/failures.mjs'
import { limitFactor } from './run/limits.mjs'
import { startSampling } from './run/load.mjs'
import { planFor, planSentence, readMachine } from './run/machine.mjs'
import { filesOfRunners, testFiles } from './run/named-files.mjs'
import { notRun } from './run/not-run.mjs'
import { readNotes, worstOfRun } from './run/notes.mjs'
import { browsersNotRun, ensureFirefox, ensureWebKit } from './run/other-browsers.mjs'
import { readScoreboard, scoreboardTable } from './run/scoreboard.mjs'
import { playwrightFilters, showBrowserTests } from './run/shown-browser.mjs'
import { runProgram, stopOnSignal } from './run/step.mjs'
import { testedPage } from './tested-page.mjs'

const startedAt = Date.now()
const { mode, steps, named, shown } = readRun(process.argv.slice(2), root)
const isBoundary = mode === '--boundary'
const isProof = mode === '--proof'
const isBrowsers = mode === '--browsers'
/** Needs no chain, build or browser. */
const isFast = mode === '--fast' || mode === '--unit' || (named?.size === 1 && named.has('unit'))
ensureInstalled()
if (shown) process.exit(showBrowserTests(named, shown))
const chromium = isFast ? undefined : ensureChromium()
/** The sign-in service's tests need servers. */
const hasServiceTests = existsSync(path.join(root, 'tests/server'))
if (!isFast && hasServiceTests) ensureServers()

const scratch = mkdtempSync(path.join(tmpdir(), 'portside-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
stopOnSignal()
Object.assign(process.env, { ENV_DIR: testedPage.ENV_DIR, CONFIG_DIR: testedPage.CONFIG_DIR })
if (limitFactor() > 1)
  console.log(`This machine is slow or busy: tests may take ${limitFactor()} times as long as usual.`)

const e2eDist = path.join(scratch, 'dist')
const scoreboardNotes = path.join(scratch, 'scoreboard')
/** Where steps and their tests note what the report says at the end. */
const runNotes = path.join(scratch, 'notes')
process.env.RUN_NOTES = runNotes
// The first test that needs it packs it.
process.env.PACKED_HARNESS = path.join(scratch, 'harness.tgz')
if (!isFast) startSampling(runNotes)
const machine = readMachine()
const plan = planFor(machine)
console.log(planSentence(machine, plan))
const MAX_SHOWN_FAILURES = 20
/** Such as an error that nothing caught while every test passed: the report has only its exit code. */
const OUTSIDE = 'failed outside its tests: see its output above'

const types = step('types', 'node_modules/typescript/bin/tsc', ['-b', 'src', 'server', 'devchain', '.'])
const lint = step('format and lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings'])
const setup = step('setup', 'src/settings/check.mjs', [])
const build = step('build', 'tests/e2e/build-pages.mjs', [], { env: { E2E_DIST: e2eDist } })

const E2E = 'tests/e2e/playwright.config.ts'
const BROWSER_PROOF = 'tests/proof/playwright.config.ts'
/** On browser tests that vary a flow which another one follows: another width, theme, wallet or account, a rarer fault. */
const PROOF_TAG = '@proof'
/** On browser tests that fill a core for more than ten seconds or compare durations; for others, `*.alone.test.ts` says so. */
const ALONE_TAG = '@alone'
/** On browser tests of what an engine does its own way: focus, layout, storage, lost files, tabs, the back/forward cache. */
const ENGINE_TAG = '@engine'

/** As many steps of a group run at a time as the machine carries, in order. Groups run in this order, whatever the result of earlier ones. */
const groups = named ? namedGroups(named) : chooseGroups()

const results = []
for (const group of groups) results.push(...(await runGroup(group)))
report(results)

function chooseGroups() {
  if (steps) return groupsOfAll().map((group) => group.filter(({ name }) => steps.includes(name)))
  if (isFast) return [[types, lint, setup, vitest('unit')]]
  if (isBrowsers) return [[build], ...otherBrowsers()]
  if (isProof) {
    const varied = playwright('other e2e', E2E, ['--grep', PROOF_TAG, '--grep-invert', ALONE_TAG])
    const browser = playwright('browser proof', BROWSER_PROOF, ['--grep-invert', ALONE_TAG])
    const alone = [
      // Two at a time, since installing, packing and building leave a core idle and none of them compares durations.
      vitest('proof alone', plan.nodeWorkers),
      playwright('other e2e alone', E2E, tagged([PROOF_TAG, ALONE_TAG]), { workers: 1 }),
      playwright('browser proof alone', BROWSER_PROOF, ['--grep', ALONE_TAG], { workers: 1 })
    ]
    return [[build], [browser], [varied, vitest('proof', 1)], ...oneByOne(alone), ...otherBrowsers()]
  }
  return groupsOfAll()
}

function groupsOfAll() {
  const e2e = playwright('e2e', E2E, ['--grep-invert', `${PROOF_TAG}|${ALONE_TAG}`])
  const boundary = [e2e, vitest('integration', plan.nodeWorkers)].filter(hasTests)
  // Recipes build pages and start whole products.
  const alone = [
    vitest('recipes', 1),
    vitest('alone', 1),
    playwright('e2e alone', E2E, ['--grep', ALONE_TAG, '--grep-invert', PROOF_TAG], { workers: 1 })
  ].filter(hasTests)
  const crossing = [[build], boundary, ...oneByOne(alone)]
  return isBoundary ? crossing : [[types, lint, setup, vitest('unit')], ...crossing]
}

/** Whether the project has a test of that step. */
function hasTests({ name }) {
  if (name !== 'e2e alone') return filesOfRunners(testFiles(root), [name]).length > 0
  const files = filesOfRunners(testFiles(root), ['e2e'])
  return files.some(({ file }) => readFileSync(path.join(root, file), 'utf8').includes(ALONE_TAG))
}

/** All tests of these files, whatever their tags. */
function namedGroups(files) {
  const vitestOf = (runner, workers) => (files.has(runner) ? [vitest(runner, workers, files.get(runner))] : [])
  const playwrightOf = (runner, config) =>
    files.has(runner) ? [playwright(runner, config, playwrightFilters(files.get(runner)))] : []
  const needsPage = ['e2e', 'browser proof', 'firefox'].some((runner) => files.has(runner))
  return [
    [...vitestOf('unit'), ...(needsPage ? [build] : [])],
    [...playwrightOf('e2e', E2E), ...vitestOf('integration', plan.nodeWorkers)],
    vitestOf('recipes', 1),
    vitestOf('alone', 1),
    playwrightOf('browser proof', BROWSER_PROOF),
    vitestOf('proof', 1),
    vitestOf('proof alone', plan.nodeWorkers),
    ...otherBrowsers(files)
  ]
}

/** The options that choose the tests with all of these tags. */
function tagged(tags) {
  return tags.length === 0 ? [] : ['--grep', tags.map((tag) => `(?=.*${tag})`).join('')]
}

/** What runs beside nothing else. */
function oneByOne(steps) {
  return steps.map((each) => [each])
}

/** Those that are there, beside each other. The proof repeats in Firefox what depends on the engine. */
function otherBrowsers(files) {
  const isAsked = (runner) => files === undefined || files.has(runner)
  const webkitFiles = playwrightFilters(files?.get('webkit') ?? [])
  const webkit = playwright('webkit', 'tests/browsers/webkit/webkit.config.ts', webkitFiles, { workers: 1 })
  const [firefox, ...firefoxAlone] = isAsked('firefox') ? inFirefox(files?.get('firefox')) : []
  const together = [...(firefox ? [firefox] : []), ...(isAsked('webkit') && ensureWebKit() ? [webkit] : [])]
  return [together, ...oneByOne(firefoxAlone)]
}

function inFirefox(files) {
  const firefoxPath = ensureFirefox()
  if (!firefoxPath) return []
  const run = (name, chosen, options) =>
    playwright(name, 'tests/browsers/firefox.config.ts', chosen, { ...options, env: { FIREFOX_PATH: firefoxPath } })
  if (files) return [run('firefox', playwrightFilters(files))]
  const ofEngine = (tags) => tagged(isProof ? [ENGINE_TAG, ...tags] : tags)
  return [
    run('firefox', [...ofEngine([]), '--grep-invert', ALONE_TAG]),
    run('firefox alone', ofEngine([ALONE_TAG]), { workers: 1 })
  ]
}

function step(name, file, args, { env = {}, count = countStep, failures = () => [], times = () => [] } = {}) {
  return { name, file: path.join(root, file), args, env, count, failures, times }
}

function reportFileOf(project) {
  return path.join(scratch, `${project}.json`)
}

function vitest(project, workers = plan.unitWorkers, files = []) {
  const file = reportFileOf(project)
  const failedFile = reportFileOf(`${project}-failed`)
  const reporters = ['default', 'json', path.join(root, 'tests/run/failed-reporter.mjs')]
  const args = ['run', '--project', project, `--maxWorkers=${workers}`]
  args.push(`--outputFile.json=${file}`, ...reporters.map((reporter) => `--reporter=${reporter}`), ...files)
  return step(project, 'node_modules/vitest/vitest.mjs', args, {
    env: { SCOREBOARD_DIR: scoreboardNotes, FAILED_FILE: failedFile },
    count: (status) => countVitest(file, status),
    failures: () => vitestFailures(failedFile, readNotes(runNotes)),
    times: () => vitestTimes(file)
  })
}

function playwright(name, config, chosen = [], { workers = plan.browserWorkers, env = {} } = {}) {
  const file = reportFileOf(name)
  const reporters = `--reporter=list,json,${path.join(root, 'tests/run/waiting-reporter.mjs')}`
  const args = ['test', '--config', config, reporters, `--workers=${workers}`, ...chosen]
  return step(name, 'node_modules/@playwright/test/cli.js', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DIST: e2eDist, ...env },
    count: (status) => countPlaywright(file, status),
    failures: () => playwrightFailures(file, readNotes(runNotes)),
    times: () => playwrightTimes(file)
  })
}

/** Shows the first unfinished step live and buffers the output of the others. */
async function runGroup(group) {
  const kept = group.map(() => [])
  let followed = 0
  const finished = []
  for (const [i, each] of group.entries()) {
    const run = () => runStep(each, (text) => (i === followed ? show(text) : kept[i].push(text)))
    const running = i < plan.steps ? Promise.resolve() : whenEnded(finished, i - plan.steps + 1)
    finished.push(running.then(run))
  }
  for (const [i, { name }] of group.entries()) {
    console.log(`\n> ${name}`)
    followed = i
    show(kept[i].join(''))
    await finished[i]
  }
  return Promise.all(finished)
}

/** Resolves once that many steps have ended. */
function whenEnded(steps, count) {
  let ended = 0
  return new Promise((resolve) => {
    for (const step of steps) step.then(() => ++ended === count && resolve())
  })
}

/** With CI set, tools colour piped output too, which does not belong in a log file. */
function show(text) {
  process.stdout.write(process.stdout.isTTY ? text : stripVTControlCharacters(text))
}

async function runStep({ name, file, args, env, count, failures, times }, write) {
  const { NODE_ENV: _, ...inherited } = process.env
  const base = {
    ...inherited,
    CI: 'true',
    ...(chromium && { CHROMIUM_PATH: chromium })
  }
  const { status, seconds } = await runProgram({ file, args, cwd: root, env: { ...base, ...env } }, write)
  return { name, seconds, ...count(status), failures: failures(), times: times() }
}

function report(all) {
  const sum = (key) => all.reduce((total, each) => total + each[key], 0)
  console.log('')
  for (const { name, seconds, passed, failed, skipped } of all) {
    const columns = [failed === 0 ? 'ok  ' : 'FAIL', name.padEnd(16), `${seconds.toFixed(1)} s`.padStart(8)]
    console.log(...columns, `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  }
  console.log(`     elapsed         ${((Date.now() - startedAt) / 1000).toFixed(1).padStart(7)} s`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
  showFailures(all)
  showScoreboard()
  if (!isFast) showTimes(all)
  showMissing()
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}

/** Again after the steps: the output above is long. */
function showFailures(all) {
  const named = ({ failed, failures }) => (failed > 0 && failures.length === 0 ? [OUTSIDE] : failures)
  const lines = all.flatMap((each) => named(each).map((failure) => `FAIL ${each.name} ${failure}`))
  if (lines.length > 0) show(['', ...lines.slice(0, MAX_SHOWN_FAILURES), ''].join('\n'))
}

function showMissing() {
  if (isFast) return
  const { sentences, isFailure } =
    isBrowsers || !hasServiceTests ? { sentences: [], isFailure: false } : notRun(isProof ? 'proof' : 'test')
  const needsOthers = named ? named.has('webkit') || named.has('firefox') : isProof || isBrowsers
  const browsers = needsOthers ? browsersNotRun() : []
  for (const sentence of [...sentences, ...browsers]) console.log(`\n${sentence}`)
  if (isFailure || ((process.env.CI || named) && browsers.length > 0)) process.exitCode = 1
}

/** Where the time went, and how busy that kept the machine. */
function showTimes(all) {
  const worst = worstOfRun(readNotes(runNotes), startedAt).join('\n')
  const texts = [elapsedTables(all), costliestTests(all.map(({ name }) => reportFileOf(name))), worst]
  for (const text of texts) if (text !== '') console.log(`\n${text}`)
}

/** Compares the adapters of each port. Not a test, so it cannot fail the run. */
function showScoreboard() {
  try {
    const board = scoreboardTable(readScoreboard(reportFileOf('integration'), scoreboardNotes))
    if (board !== '') console.log(`\n${board}`)
  } catch (cause) {
    console.log(`\nNo scoreboard: ${cause.message}`)
  }
}
