// `prepack`: compiles the sources to `dist/`, file by file, because Node 20 runs no TypeScript.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const dist = path.join(root, 'dist')
const SPECIFIER = /((?:\bfrom|\bimport)\s*\(?\s*)(["'])((?:#devchain|\.{1,2})\/[^"']+)\.ts\2/g
const JSON_IMPORT = /(\bfrom\s*["'])([^"']+)\.json(["'])\s*with\s*\{[^}]*\}/g
/** Oxc writes `</script>` in tagged templates for inline scripts, with a helper of a package that ours does not need. */
const HELPER = /^import (\w+) from "@oxc-project\/runtime\/helpers\/taggedTemplateLiteral";$/m
const OWN_HELPER = 'const $1 = (cooked, raw) => Object.defineProperty(cooked, "raw", { value: raw });'
const STATE = 'recordings/state'
/** Started by its file, not imported. */
const WORKER = 'contracts/solc-worker.mjs'

rmSync(dist, { recursive: true, force: true })
declareTypes()
for (const file of declared()) await compile(file)
cpSync(path.join(root, STATE), path.join(dist, STATE), { recursive: true })
cpSync(path.join(root, WORKER), path.join(dist, WORKER))

/** The modules that the entry points reach, for which there are types now. */
function declared() {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'))
  return files.filter((file) => file.endsWith('.d.ts')).map((file) => file.replace(/\.d\.ts$/, ''))
}

async function compile(name) {
  const { code } = await transformWithOxc(readFileSync(path.join(root, `${name}.ts`), 'utf8'), `${name}.ts`)
  write(`${name}.js`, rewritten(name, code.replace(HELPER, OWN_HELPER)))
  write(`${name}.d.ts`, rewritten(name, readFileSync(path.join(dist, `${name}.d.ts`), 'utf8')))
}

function declareTypes() {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const compiler = path.join(path.dirname(manifest), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', path.join(root, 'tsconfig.build.json')], {
    stdio: 'inherit'
  })
  if (status !== 0) process.exit(1)
}

/** Imports become relative, and of JavaScript: Node 20 warns of JSON modules. */
function rewritten(file, code) {
  const folder = path.posix.dirname(file)
  return code
    .replace(SPECIFIER, (_, before, quote, name) => `${before}${quote}${relativeName(folder, name)}.js${quote}`)
    .replace(JSON_IMPORT, (_, before, name, quote) => {
      const data = path.posix.join(folder, name)
      write(`${data}.js`, `export default ${readFileSync(path.join(root, `${data}.json`), 'utf8')}`)
      return `${before}${name}.js${quote}`
    })
}

function relativeName(folder, name) {
  if (name.startsWith('.')) return name
  const relative = path.posix.relative(folder, name.replace('#devchain/', ''))
  return relative.startsWith('.') ? relative : `./${relative}`
}

function write(file, text) {
  mkdirSync(path.join(dist, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(dist, file), text)
}
