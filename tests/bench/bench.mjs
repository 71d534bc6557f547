// `npm run bench`: what the product costs, as a table, or with --json for a program to read.
import path from 'node:path'
import { ensureInstalled, root } from '../ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(path.join(root, 'tests/bench/bench.ts'), { configFile: false, logLevel: 'error' })
await module.bench({ asJson: process.argv.includes('--json') })
