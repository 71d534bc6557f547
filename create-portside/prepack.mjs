// `prepack`: bundles the project's files, as Git knows them, into one: npm would leave out some, such as .gitignore.

import { isUtf8 } from 'node:buffer'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { runnerImport } from 'vite'
import { adapt, changedFiles, keptOf } from './adaptations.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Another one for a test. */
const [, , dist = fileURLToPath(new URL('dist', import.meta.url))] = process.argv
const PROGRAM = '100755'
const FILE = '100644'

const files = keptOf(tracked())
const missing = changedFiles.filter((name) => !files.some(({ file }) => file === name))
if (missing.length > 0) throw new Error(`adaptations.mjs changes ${missing.join(', ')}, which Git does not have.`)
const { knownChains } = await imported('domain/chain/chains.ts')
const { rpcLibraries } = await imported('src/rpc-libraries.ts')
const networks = knownChains.map(({ id, network, name }) => ({ id, network, name }))
mkdirSync(dist, { recursive: true })
const bundle = JSON.stringify({ networks, rpcLibraries, files: files.map(bundled) })
writeFileSync(path.join(dist, 'project.json.gz'), gzipSync(bundle, { level: 9 }))

function tracked() {
  const lines = execFileSync('git', ['ls-files', '--stage', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return lines.filter(Boolean).map((line) => {
    const [, mode, file] = /^(\d+) \w+ \d\t([\s\S]*)$/.exec(line)
    if (mode !== FILE && mode !== PROGRAM) throw new Error(`${file} is neither a file nor a program.`)
    return { file, isProgram: mode === PROGRAM }
  })
}

function bundled({ file, isProgram }) {
  const content = readFileSync(path.join(root, file))
  const data = isUtf8(content) ? { text: adapt(file, content.toString()) } : { base64: content.toString('base64') }
  return { file, ...data, ...(isProgram && { isProgram }) }
}

async function imported(file) {
  const { module } = await runnerImport(path.join(root, file), { logLevel: 'error' })
  return module
}
