// `npm run soak` checks the suites that cross a boundary for flakiness: ten runs in a row on a busy machine.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './ready.mjs'

const { values } = parseArgs({
  options: { times: { type: 'string', default: '10' }, load: { type: 'string', default: '1' } }
})
const times = positiveInteger('times')
/** Keeps a core busy while this process runs; also ends if this process is killed. */
const BUSY = `for (let step = 0; ; step++) if (step % 1e7 === 0 && process.ppid !== ${process.pid}) process.exit()`
const load = Array.from({ length: positiveInteger('load') }, () =>
  spawn(process.execPath, ['--eval', BUSY], { stdio: 'ignore' })
)
process.on('exit', () => {
  for (const busy of load) busy.kill('SIGKILL')
})

let child
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, async () => {
    child?.kill(name === 'SIGHUP' ? 'SIGTERM' : name) // the runner handles only these two
    await ended(child)
    process.exit(1)
  })
}

for (let round = 1; round <= times; round++) {
  const startedAt = Date.now()
  child = spawn(process.execPath, [path.join(root, 'tests/run.mjs'), '--boundary'], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const status = await ended(child)
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  if (status !== 0) {
    console.log(output)
    console.log(`Round ${round} of ${times} failed after ${seconds} s.`)
    process.exit(1)
  }
  console.log(`Round ${round} of ${times}: ${output.trimEnd().split('\n').at(-1)} (${seconds} s)`)
}
console.log(`\n${times} of ${times} rounds green, with ${load.length} other core(s) kept busy`)
process.exit(0)

function positiveInteger(name) {
  const number = Number(values[name])
  if (Number.isInteger(number) && number > 0) return number
  console.error(`--${name} must be a positive whole number.`)
  process.exit(2)
}

function ended(program) {
  return new Promise((resolve) => {
    if (program === undefined || program.exitCode !== null) resolve(program?.exitCode)
    else program.once('close', resolve)
  })
}
