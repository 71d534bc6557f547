// `npm run bench:server`: what the sign-in service does in a second, as a table, or as JSON with --json. With
// `--memory 1000000`, also whether its memory stays flat over that many requests.
import path from 'node:path'
import { ensureInstalled, root } from '../ready.mjs'
import { readCommandLine } from '../run/command-line.mjs'

const USAGE = `npm run bench:server -- [options]

Measures what the built sign-in service does in a second.

  --json              JSON instead of a table
  --memory REQUESTS   also whether its memory stays flat over that many requests, such as 1000000
  --help, -h          this text
`

const { values } = readCommandLine({
  command: 'npm run bench:server',
  usage: USAGE,
  options: { json: 'flag', memory: 'count' }
})
ensureInstalled()
const { runnerImport } = await import('vite')
const file = path.join(root, 'tests/bench/server/bench-server.ts')
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
await module.benchServer({ asJson: values.json === true, memoryRequests: values.memory ?? 0 })
