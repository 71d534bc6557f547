// `npm start`: installs what is missing, then runs the whole product on local chains.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'

ensureInstalled()
const { checkConfiguration } = await import('../environment/check-configuration.mjs')
await checkConfiguration({ mode: 'development', isBuild: false })
const { runnerImport } = await import('vite')
const { module } = await runnerImport(fileURLToPath(new URL('./start.ts', import.meta.url)), { logLevel: 'error' })
await module.start(process.argv.slice(2))
