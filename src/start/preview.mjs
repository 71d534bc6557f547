// `npm run preview`: serves the production build as it is deployed, by Vite's own command and options; builds it first if
// it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled, root } from '../../tests/ready.mjs'

const args = process.argv.slice(2)
const isHelp = args.includes('--help') || args.includes('-h')
ensureInstalled()
if (!isHelp && !args.includes('--outDir') && !existsSync(path.join(root, 'dist/index.html'))) {
  const build = fileURLToPath(new URL('../build/build.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
process.argv.splice(2, args.length, 'preview', ...args)
await import(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
