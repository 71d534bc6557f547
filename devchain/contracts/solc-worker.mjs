// Runs solc-js in a thread of its own: compiling takes seconds, and its handlers would outlive it in the main thread.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

const { input, folder, compiler } = workerData
const root = path.dirname(folder)
const require = createRequire(path.join(folder, 'package.json'))
const solc = require(compiler)
const imported = {}
const output = solc.compile(input, { import: read })
parentPort.postMessage({ output: JSON.parse(output), imported })

/** A name is a path from the project's folder, or a file of a package. */
function read(name) {
  try {
    const own = path.join(root, name)
    const file = existsSync(own) ? own : require.resolve(name)
    const contents = readFileSync(file, 'utf8')
    imported[file] = createHash('sha256').update(contents).digest('hex')
    return { contents }
  } catch {
    return { error: 'there is no such file or package' }
  }
}
