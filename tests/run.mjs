// `npm test` runs every step, `npm run check` (--fast) those that need no chain, build or browser, and `npm run soak`
// (--boundary) repeats those that do. `npm run proof` (--proof) follows what takes minutes or a package registry, and runs
// the browser tests that `npm test` leaves out; `npm run test:browsers` (--browsers) runs them all in Firefox, and the
// visitor's flows in WebKitGTK. In a project that was started from this one, `.ci/run` runs the browser tests of its own
// pages and configuration (--own).
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium, ensureInstalled, ensureServers, root } from './ready.mjs'
import { costliestTests } from './run/costliest.mjs'
import { countPlaywright, countStep, countVitest } from './run/counts.mjs'
import { playwrightFailures, vitestFailures } from './run/failures.mjs'
import { limitFactor } from './run/limits.mjs'
import { notRun } from './run/not-run.mjs'
import { browsersNotRun, ensureFirefox, ensureWebKit } from './run/other-browsers.mjs'
import { readScoreboard, scoreboardTable } from './run/scoreboard.mjs'
import { runProgram, stopOnSignal } from './run/step.mjs'
import { sameOriginPageWithSignIn, testedPage } from './tested-page.mjs'

const startedAt = Date.now()
const isFast = process.argv.includes('--fast')
const isBoundary = process.argv.includes('--boundary')
const isProof = process.argv.includes('--proof')
const isBrowsers = process.argv.includes('--browsers')
const isOwn = process.argv.includes('--own')
ensureInstalled()
const chromium = isFast ? undefined : ensureChromium()
if (!isFast) ensureServers()

const scratch = mkdtempSync(path.join(tmpdir(), 'portside-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
stopOnSignal()
Object.assign(process.env, { ENV_DIR: testedPage.ENV_DIR, CONFIG_DIR: testedPage.CONFIG_DIR })
if (limitFactor() > 1)
  console.log(`This machine is slow or busy: tests may take ${limitFactor()} times as long as usual.`)

const e2eDist = path.join(scratch, 'dist')
const scoreboardNotes = path.join(scratch, 'scoreboard')
const cores = availableParallelism()
const MAX_CONCURRENT_STEPS = 2
const MAX_SHOWN_FAILURES = 20
/** Such as an error that nothing caught while every test passed: the report has only its exit code. */
const OUTSIDE = 'failed outside its tests: see its output above'

const types = step('types', 'typescript/bin/tsc', ['--noEmit', '-p', '.'])
const lint = step('format and lint', '@biomejs/biome/bin/biome', ['ci', '--error-on-warnings'])
const build = step('build', 'vite/bin/vite.js', ['build', '--outDir', e2eDist, '--emptyOutDir', '--logLevel', 'warn'], {
  env: sameOriginPageWithSignIn
})

const E2E = 'tests/e2e/playwright.config.ts'
/** On browser tests that vary a flow which another one follows: another width, theme, wallet or account, a rarer fault. */
const PROOF_TAG = '@proof'
/** Browser tests of a team's own pages, by their folder, and those of how it configures the page. */
const OWN = '(?:^|\\s)contracts/|@configuration'

/** Two steps of a group run at a time, in order. Groups run in this order, whatever the result of earlier ones. */
const groups = chooseGroups()

const results = []
for (const group of groups) results.push(...(await runGroup(group)))
report(results)

function chooseGroups() {
  if (isFast) return [[types, lint], [vitest('unit')]]
  if (isOwn) return [[build], [playwright('own pages', E2E, ['--grep', OWN])]]
  if (isBrowsers) return [[build], ...otherBrowsers()]
  if (isProof) {
    const browser = [playwright('browser proof', 'tests/proof/playwright.config.ts')]
    const varied = [playwright('other e2e', E2E, ['--grep', PROOF_TAG])]
    // One file at a time: what they start keeps every core busy.
    return [[build], browser, varied, [vitest('proof', 1)], ...otherBrowsers()]
  }
  // The first two mostly wait for other processes. Recipes run commands that keep every core busy, so they start when
  // one of the two has ended.
  const e2e = playwright('e2e', E2E, ['--grep-invert', PROOF_TAG])
  const boundary = [e2e, vitest('integration', Math.max(1, cores - 1)), vitest('recipes')]
  return isBoundary ? [[build], boundary] : [[types, lint], [vitest('unit'), build], boundary]
}

/** Those that are there. */
function otherBrowsers() {
  const webkit = playwright('webkit', 'tests/browsers/webkit/webkit.config.ts')
  const firefox = playwright('firefox', 'tests/browsers/firefox.config.ts')
  const firefoxPath = ensureFirefox()
  const env = { ...firefox.env, FIREFOX_PATH: firefoxPath }
  return [ensureWebKit() ? [webkit] : [], firefoxPath ? [{ ...firefox, env }] : []].filter(({ length }) => length > 0)
}

function step(name, tool, args, { env = {}, count = countStep, failures = () => [] } = {}) {
  return { name, file: path.join(root, 'node_modules', tool), args, env, count, failures }
}

function reportFileOf(project) {
  return path.join(scratch, `${project}.json`)
}

function vitest(project, workers = cores) {
  const file = reportFileOf(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return step(project, 'vitest/vitest.mjs', ['run', '--project', project, `--maxWorkers=${workers}`, ...reporters], {
    env: { SCOREBOARD_DIR: scoreboardNotes },
    count: (status) => countVitest(file, status),
    failures: () => vitestFailures(file)
  })
}

function playwright(name, config, chosen = []) {
  const file = reportFileOf(name)
  const args = ['test', '--config', config, '--reporter=list,json', ...chosen]
  return step(name, '@playwright/test/cli.js', args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_DIST: e2eDist },
    count: (status) => countPlaywright(file, status),
    failures: () => playwrightFailures(file)
  })
}

/** Shows the first unfinished step live and buffers the output of the others. */
async function runGroup(group) {
  const kept = group.map(() => [])
  let followed = 0
  const finished = []
  for (const [i, each] of group.entries()) {
    const run = () => runStep(each, (text) => (i === followed ? show(text) : kept[i].push(text)))
    const running = i < MAX_CONCURRENT_STEPS ? Promise.resolve() : whenEnded(finished, i - MAX_CONCURRENT_STEPS + 1)
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

async function runStep({ name, file, args, env, count, failures }, write) {
  const { NODE_ENV: _, ...inherited } = process.env
  const base = {
    ...inherited,
    CI: 'true',
    ...(chromium && { CHROMIUM_PATH: chromium })
  }
  const { status, seconds } = await runProgram({ file, args, cwd: root, env: { ...base, ...env } }, write)
  return { name, seconds, ...count(status), failures: failures() }
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
  showCostliest()
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
  const { sentences, isFailure } = isBrowsers ? { sentences: [], isFailure: false } : notRun(isProof ? 'proof' : 'test')
  const browsers = isProof || isBrowsers ? browsersNotRun() : []
  for (const sentence of [...sentences, ...browsers]) console.log(`\n${sentence}`)
  if (isFailure || (process.env.CI && browsers.length > 0)) process.exitCode = 1
}

function showCostliest() {
  const list = costliestTests(reportFileOf('e2e'))
  if (list !== '') console.log(`\n${list}`)
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
