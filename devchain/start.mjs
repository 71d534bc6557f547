// `npm start`: installs what is missing, then runs the whole product on local chains.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../tests/ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(fileURLToPath(new URL('./start.ts', import.meta.url)), { logLevel: 'error' })
await module.start()
