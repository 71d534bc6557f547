// `prepack`: writes `dist/`, because Node 20 runs no TypeScript: Vite compiles the code, file by file, and tsc the types.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))
const dist = path.join(root, 'dist')
const BUILD = 'tsconfig.build.json'
/** Read or started by their paths, not imported. */
const COPIED = ['recordings/state', 'contracts/solc-worker.mjs']
/** Declarations keep the imports of the sources: this is the manifest nearest to them. */
const MANIFEST = { type: 'module', imports: { '#devchain/*.ts': { types: './*.d.ts', default: './*.js' } } }

const { files } = JSON.parse(readFileSync(path.join(root, BUILD), 'utf8'))
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: { entry: Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ''), file])), formats: ['es'] },
    // For Node: a URL beside a module stays one.
    ssr: true,
    target: 'node20.19',
    minify: false,
    outDir: dist,
    emptyOutDir: true,
    rolldownOptions: {
      external: /^(?![.#/]|[A-Z]:)/i,
      output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' }
    }
  }
})
declareTypes()
writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify(MANIFEST, undefined, 2)}\n`)
for (const name of COPIED) cpSync(path.join(root, name), path.join(dist, name), { recursive: true })

function declareTypes() {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
  const compiler = path.join(path.dirname(manifest), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', path.join(root, BUILD)], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
