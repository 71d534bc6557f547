// `npm run bench`: what a visit costs, as tables, or as JSON with --json.
import path from 'node:path'
import { ensureInstalled, root } from '../ready.mjs'
import { readCommandLine } from '../run/command-line.mjs'

const USAGE = `npm run bench -- [options]

Measures what a visit costs, compared with a bare page that connects a wallet, and how long npm start takes.

  --json       JSON instead of tables
  --help, -h   this text
`

const { values } = readCommandLine({ command: 'npm run bench', usage: USAGE, options: { json: 'flag' } })
ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(path.join(root, 'tests/bench/bench.ts'), { configFile: false, logLevel: 'error' })
await module.bench({ asJson: values.json === true })
