// `npm run devchain`: installs what is missing, then runs the local chains behind one address.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../tests/ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const { runDevchain } = await load('./cli/command.ts')
await runDevchain(process.argv.slice(2), () => load('./start.ts'))

async function load(file) {
  const options = { configFile: false, logLevel: 'error' }
  const { module } = await runnerImport(fileURLToPath(new URL(file, import.meta.url)), options)
  return module
}
