// `npm start`: installs what is missing, then runs the whole product on local chains.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'

ensureInstalled()
const { checkServiceAccess } = await import('./check-service-access.mjs')
await checkServiceAccess()
const { checkSettings } = await import('../settings/check-settings.mjs')
await checkSettings({ mode: 'development', isBuild: false })
const { importSource } = await import('./import-source.mjs')
const { start } = await importSource(fileURLToPath(new URL('./start.ts', import.meta.url)))
await start(process.argv.slice(2))
