// `npm run bench`: what a visit costs, as tables, or as JSON with --json.
import path from 'node:path'
import { ensureInstalled, root } from '../ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(path.join(root, 'tests/bench/bench.ts'), { configFile: false, logLevel: 'error' })
await module.bench({ asJson: process.argv.includes('--json') })
