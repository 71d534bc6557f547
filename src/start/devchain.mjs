// `npm run devchain`: installs missing packages, then runs the local chains behind one address.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const options = { configFile: false, logLevel: 'error' }
const { module } = await runnerImport(fileURLToPath(new URL('../../devchain/cli/command.ts', import.meta.url)), options)
await module.runDevchain(process.argv.slice(2), 'npm run devchain --')
