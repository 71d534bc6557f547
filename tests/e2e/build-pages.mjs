// Builds every page that browser tests open, into the folder E2E_DIST and folders beside it.
import path from 'node:path'
import { ensureInstalled, root } from '../ready.mjs'

ensureInstalled()
const { runnerImport } = await import('vite')
const file = path.join(root, 'tests/e2e/build-pages.ts')
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
await module.buildEveryPage()
