// A production build in its own process, because the test runner's NODE_ENV would select React's development build.
// Usage: node build-page.mjs '{"root"?: folder of a bare page, "outDir": folder, "chunksFile": file}'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import { root as project } from '../ready.mjs'

const { root, outDir, chunksFile } = JSON.parse(process.argv[2] ?? '{}')
const configFile = path.join(project, 'vite.config.ts')
/** The manifest lists the files of each stage; only tests need it. */
const output = { outDir, emptyOutDir: true, manifest: true }

await build({
  logLevel: 'error',
  plugins: [recordChunks()],
  ...(root === undefined ? { configFile, build: output } : await bareConfig())
})

/** The project's build settings without its plugins. */
async function bareConfig() {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, configFile)
  // Reading the configuration leaves the mode of a development server behind, and with it React's development build.
  process.env.NODE_ENV = 'production'
  const { target, minify, modulePreload } = loaded?.config.build ?? {}
  return { root, configFile: false, build: { target, minify, modulePreload, ...output } }
}

function recordChunks() {
  return {
    name: 'record-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const facts = chunks.map(({ name, fileName, moduleIds }) => ({ name, fileName, moduleIds }))
      writeFileSync(chunksFile, JSON.stringify(facts))
    }
  }
}
