// `npm run create -- ../my-app`, in a clone: packs `create-portside` as it is here, and runs what was packed. Nothing is
// fetched under its name, which anybody could register.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, root } from '../tests/ready.mjs'
import { checkGiven } from './checks.mjs'
import { readFlags } from './flags.mjs'
import { Mistake } from './mistake.mjs'

const args = process.argv.slice(2)
/** Where it was typed: npm runs a script in the project's folder. */
const caller = process.env.INIT_CWD ?? process.cwd()

process.exitCode = create()

function create() {
  // Neither help nor a mistake waits for the packing.
  if (!isPackingNeeded()) return run(fileURLToPath(new URL('./create-portside.mjs', import.meta.url)))
  try {
    checkGiven(readFlags(args), caller)
  } catch (cause) {
    if (!(cause instanceof Mistake)) throw cause
    process.stderr.write(`${cause.message}\n`)
    return 1
  }
  ensureInstalled()
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-packed-'))
  try {
    return run(pack(folder))
  } catch (cause) {
    process.stderr.write(`The project could not be packed: ${cause.message}\n`)
    return 1
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function isPackingNeeded() {
  try {
    return !readFlags(args).help
  } catch (cause) {
    if (cause instanceof Mistake) return false
    throw cause
  }
}

/** @returns the program that was packed */
function pack(folder) {
  const packed = npm('pack', '-w', 'create-portside', '--json', '--pack-destination', folder)
  // What the packing itself says is in standard error, and a refusal of adaptations.mjs is an Error there.
  if (packed.status !== 0) throw new Error(/^Error: (.*)$/m.exec(packed.stderr)?.[1] ?? packed.stderr.trim())
  const [{ filename }] = JSON.parse(packed.stdout.slice(packed.stdout.indexOf('[\n')))
  const { status, stderr, error } = spawnSync('tar', ['-xzf', filename], { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw error ?? new Error(stderr.trim())
  return path.join(folder, 'package/create-portside.mjs')
}

function npm(...words) {
  const options = { cwd: root, encoding: 'utf8' }
  const running = process.env.npm_execpath
  if (running !== undefined && path.basename(running).startsWith('npm-cli'))
    return spawnSync(process.execPath, [running, ...words], options)
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' })
}

function run(program) {
  return spawnSync(process.execPath, [program, ...args], { cwd: caller, stdio: 'inherit' }).status ?? 1
}
