// `npm run bench:server`: what the sign-in service does in a second, as a table, or as JSON with --json. With
// `--memory 1000000`, also whether its memory stays flat over that many requests.
import path from 'node:path'
import { ensureInstalled, root } from '../ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const file = path.join(root, 'tests/bench/server/bench-server.ts')
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
const memory = process.argv.indexOf('--memory')
await module.benchServer({
  asJson: process.argv.includes('--json'),
  memoryRequests: memory < 0 ? 0 : Number(process.argv[memory + 1] ?? 1_000_000)
})
