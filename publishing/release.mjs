// `npm run release`: packs what this repository publishes and checks it; with --publish, it goes to the registry.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, ensurePackagesOf, root } from '../tests/ready.mjs'
import { readCommandLine } from '../tests/run/command-line.mjs'

const USAGE = `npm run release [-- --publish]

Packs the harness, the session verifier and the generator, checks what was packed with publint and are-the-types-wrong, and
says what \`npm publish\` would send. Nothing leaves this machine.

--publish   sends it to the registry that npm is logged in to
`

/** The folders of the packages, in the order in which they are published. */
const PACKAGES = ['devchain', 'server/session-verifier', 'create-portside']
/** Consumers use `import`, in Node or through a bundler. */
const TYPES = ['--profile', 'esm-only', '--no-definitely-typed', '--format', 'ascii', '--no-emoji', '--no-color']

const { values } = readCommandLine({ command: 'npm run release', usage: USAGE, options: { publish: 'flag' } })
ensureInstalled()
ensurePackagesOf('publishing')
const { publint } = await import('publint')
const { formatMessage } = await import('publint/utils')
const scratch = mkdtempSync(path.join(tmpdir(), 'portside-release-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const packed = PACKAGES.map(pack)
for (const each of packed) await check(each)
// Only when all of them are in order.
for (const { file } of packed) npm(['publish', file, ...(values.publish ? [] : ['--dry-run'])])
if (!values.publish) console.log('Nothing was published: npm run release -- --publish does it.')

function pack(folder) {
  console.log(`Packing ${folder}/…`)
  const report = npm(['pack', '--json', '--pack-destination', scratch], { cwd: path.join(root, folder), isQuiet: true })
  const [{ filename }] = JSON.parse(report.slice(report.indexOf('[\n')))
  return { folder, file: path.join(scratch, filename.replace('@', '').replace('/', '-')) }
}

async function check({ folder, file }) {
  const { buffer } = new Uint8Array(readFileSync(file))
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true })
  const problems = messages.filter(isProblem).map((message) => formatMessage(message, pkg, { color: false }))
  if (problems.length > 0) fail(`${folder}/ has problems:\n${problems.join('\n')}`)
  if (pkg.exports === undefined) return
  const program = fileURLToPath(import.meta.resolve('@arethetypeswrong/cli/package.json'))
  const { status, stdout } = spawnSync(process.execPath, [path.join(path.dirname(program), 'dist/index.js'), file, ...TYPES], {
    encoding: 'utf8'
  })
  if (status !== 0) fail(`${folder}/ has types that its consumers cannot use:\n${stdout}`)
}

/** The manifest of `devchain/dist/` resolves imports in declarations; code there has none. */
function isProblem({ code, args }) {
  return !(code === 'NESTED_PACKAGE_JSON_FIELD_IGNORED' && args.field === 'imports')
}

/** @returns standard output, which is shown otherwise */
function npm(words, { cwd = root, isQuiet = false } = {}) {
  const options = { cwd, encoding: 'utf8', stdio: ['inherit', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'] }
  const running = process.env.npm_execpath
  const isNpm = running !== undefined && path.basename(running).startsWith('npm-cli')
  const [program, args] = isNpm ? [process.execPath, [running, ...words]] : ['npm', words]
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, shell: !isNpm && process.platform === 'win32' })
  if (status !== 0) fail(`npm ${words[0]} failed.\n${stderr ?? ''}`)
  return stdout ?? ''
}

function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
