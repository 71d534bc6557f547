// `npm run contracts`: installs missing packages, then compiles the contracts of `contracts/` and writes their types.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const options = { configFile: false, logLevel: 'error' }
const { module } = await runnerImport(
  fileURLToPath(new URL('../../devchain/contracts/command.ts', import.meta.url)),
  options
)
process.exitCode = await module.runContracts(fileURLToPath(new URL('../../contracts', import.meta.url)))
