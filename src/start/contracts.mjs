// `npm run contracts`: installs missing packages, then compiles the contracts of `contracts/` and writes their types.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'
import { readCommandLine } from '../../tests/run/command-line.mjs'

const USAGE = `npm run contracts

Compiles the contracts of contracts/, and writes their typed ABIs to contracts/generated/, without starting anything.
`

readCommandLine({ command: 'npm run contracts', usage: USAGE })
ensureInstalled()
const { importSource } = await import('./import-source.mjs')
const { runContracts } = await importSource(
  fileURLToPath(new URL('../../devchain/contracts/command.ts', import.meta.url))
)
process.exitCode = await runContracts(fileURLToPath(new URL('../../contracts', import.meta.url)))
