// Makes a fresh clone usable. Needs only Node, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './run/installed.mjs'
import { findCaddy, findCurl, findNginx } from './run/programs.mjs'
import { findRedisServer } from './run/redis.mjs'

const self = fileURLToPath(import.meta.url)
export const root = path.resolve(path.dirname(self), '..')

const MODULES = path.join(root, 'node_modules')
/** Records an anvil that was requested from npm, which may not have it. */
const ANVIL_ASKED_FOR = path.join(MODULES, '.anvil-asked-for')
const LOCK = path.join(root, '.ready-lock')
const LOCK_POLL_MS = 300
const DOWNLOAD_LIMIT_MS = 300_000

const BROWSERS = {
  linux: [
    '/usr/bin/chromium-headless-shell', // has no window: the same tests take two thirds of the time
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium'
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
  ]
}

/** Installs what the lock file requires, unless it is already installed. */
export function ensureInstalled() {
  checkNode()
  if (isReady()) return
  // A separate process: if the calling command is killed, it ends npm and gives its lock back.
  const { status } = spawnSync(process.execPath, [self], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) process.exit(1)
}

/** Installs what a folder with a lock file of its own requires, such as `docs`, unless it is already installed. */
export function ensurePackagesOf(folder) {
  checkNode()
  const cwd = path.join(root, folder)
  if (isInstalled(cwd)) return
  console.log(`Installing the packages of ${folder}/ (first run, or its lock file changed)…`)
  if (npm(['ci', '--include=dev', '--include=optional'], cwd) !== 0)
    fail(`The packages of ${folder}/ could not be installed from the package registry; see npm's reason above.`)
}

/**
 * The executable of a Chromium: CHROMIUM_PATH, Playwright's own, an installed browser,
 * Debian's package when root, Playwright's download; without any, the command ends with a message.
 */
export function ensureChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) fail(`CHROMIUM_PATH names "${named}", and there is no such file.`)
  const found = named || findChromium() || installDebianChromium() || downloadChromium()
  return (
    found ?? fail('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program file.')
  )
}

/** The executable of one that can show a window; without any, the command ends with a message. */
export function ensureWindowedChromium() {
  const candidates = [process.env.CHROMIUM_PATH, playwrightChromium(), ...(BROWSERS[process.platform] ?? [])]
  const found = candidates.find((file) => file && !/headless.shell/.test(file) && existsSync(file))
  return (
    found ?? fail('A visible browser needs Chromium or Chrome: install one, or set CHROMIUM_PATH to its program file.')
  )
}

/** Installs the programs of the servers' tests from Debian when root: Redis, unless there is one, Caddy, nginx and curl. */
export function ensureServers({ env = process.env, canInstall = canInstallDebianPackages() } = {}) {
  const missing = [
    findRedisServer(env) ? [] : 'redis-server',
    findCaddy(env) ? [] : 'caddy',
    findNginx(env) ? [] : 'nginx',
    findCurl(env) ? [] : 'curl'
  ].flat()
  if (missing.length === 0 || !canInstall) return
  console.log(`Installing for the tests of servers: ${missing.join(', ')}…`)
  apt(['update'], env)
  for (const name of missing) installPackages([name], env)
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isSupported = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (!isSupported) fail(`Node ${process.versions.node} is not supported: use 20.19 or newer, 22.12 or newer, or 24.`)
}

function isReady() {
  return isInstalled(root) && hasAnvil()
}

async function install() {
  checkNode()
  let announced = false
  while (!isReady()) {
    if (takeLock()) {
      try {
        if (!isInstalled(root)) await installLocked()
        if (!hasAnvil()) await installAnvil()
      } finally {
        rmSync(LOCK, { force: true })
      }
      return
    }
    if (!announced) console.log('Waiting for another command to finish installing…')
    announced = true
    pause(LOCK_POLL_MS)
  }
}

async function installLocked() {
  console.log('Installing packages (first run, or the lock file changed)…')
  if ((await npmForParent(['ci', '--include=dev', '--include=optional'])) === 0) return
  rmSync(LOCK, { force: true })
  fail('npm ci failed; see the reason above.')
}

/** The lock file holds anvil for Linux on x64; any other platform gets its own build of the same version. */
function ownAnvil() {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'devchain/package.json'), 'utf8'))
  const name = `@foundry-rs/anvil-${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`
  return { name, version: optionalDependencies['@foundry-rs/anvil-linux-amd64'] }
}

function hasAnvil() {
  const { name, version } = ownAnvil()
  if (process.env.ANVIL_BIN || existsSync(path.join(MODULES, name))) return true
  return readIfPresent(ANVIL_ASKED_FOR) === `${name}@${version}`
}

async function installAnvil() {
  const { name, version } = ownAnvil()
  if ((await npmForParent(['install', '--no-save', `${name}@${version}`])) !== 0)
    console.warn(`${name} could not be installed: set ANVIL_BIN to an anvil ${version} to run the local chains.`)
  writeFileSync(ANVIL_ASKED_FOR, `${name}@${version}`)
}

function npm(args, cwd = root) {
  return spawnSync(...npmCommand(args, cwd)).status
}

/** Ends npm when the command that waits for this process has ended. */
function npmForParent(args) {
  const parent = process.ppid
  const running = spawn(...npmCommand(args, root))
  const timer = setInterval(() => {
    if (process.ppid !== parent) running.kill()
  }, LOCK_POLL_MS)
  return new Promise((resolve) => {
    const end = (status) => {
      clearInterval(timer)
      resolve(status)
    }
    running.once('error', () => end(1))
    running.once('exit', (status) => end(status))
  })
}

function npmCommand(args, cwd) {
  const options = { cwd, stdio: ['ignore', 'inherit', 'inherit'] }
  const all = [...args, '--no-audit', '--no-fund']
  const running = process.env.npm_execpath
  const isNpm = running !== undefined && path.basename(running).startsWith('npm-cli')
  if (isNpm) return [process.execPath, [running, ...all], options]
  return ['npm', all, { ...options, shell: process.platform === 'win32' }]
}

/** True if this process now owns the lock; clears the lock of a process that no longer runs. */
function takeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if (cause.code !== 'EEXIST') throw cause
  }
  const owner = readIfPresent(LOCK)
  if (owner && !isRunning(Number(owner))) clearLockOf(owner)
  return false
}

function clearLockOf(owner) {
  const aside = `${LOCK}.${process.pid}`
  try {
    renameSync(LOCK, aside)
    // Another process cleared and took it first: restore its lock.
    if (readFileSync(aside, 'utf8') !== owner) linkSync(aside, LOCK)
  } catch (cause) {
    if (cause.code !== 'ENOENT' && cause.code !== 'EEXIST') throw cause
  } finally {
    rmSync(aside, { force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause.code === 'EPERM'
  }
}

function findChromium() {
  return [playwrightChromium(), ...(BROWSERS[process.platform] ?? [])].find((file) => file && existsSync(file))
}

function playwrightChromium() {
  try {
    return createRequire(path.join(root, 'package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return undefined
  }
}

function installDebianChromium() {
  if (!canInstallDebianPackages()) return undefined
  console.log('No browser found: installing the chromium-headless-shell package…')
  apt(['update'])
  // Older Debian releases have only the full browser.
  if (!installPackages(['chromium-headless-shell', 'fonts-liberation']))
    installPackages(['chromium', 'fonts-liberation'])
  return findChromium()
}

export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && /^ID=debian$/m.test(readIfPresent('/etc/os-release') ?? '')
}

export function installPackages(names, env = process.env) {
  return apt(['install', '-y', '--no-install-recommends', ...names], env)
}

export function apt(args, env = process.env) {
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  return spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], options).status === 0
}

function downloadChromium() {
  console.log("No browser found: trying Playwright's own download…")
  const cli = path.join(root, 'node_modules', 'playwright-core', 'cli.js')
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout: DOWNLOAD_LIMIT_MS }
  spawnSync(process.execPath, [cli, 'install', 'chromium', '--no-shell'], options)
  return findChromium()
}

function readIfPresent(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

function fail(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const [, main = ''] = process.argv
if (existsSync(main) && realpathSync(main) === self) await install()
