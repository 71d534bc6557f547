// `npm run devchain`: installs missing packages, then runs the local chains behind one address.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'

ensureInstalled()
const { importSource } = await import('./import-source.mjs')
const { runDevchain } = await importSource(fileURLToPath(new URL('../../devchain/cli/command.ts', import.meta.url)))
await runDevchain(process.argv.slice(2), 'npm run devchain --')
