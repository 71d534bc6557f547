// Builds every page that browser tests open, into the folder E2E_DIST and folders beside it.
import path from 'node:path'
import { ensureInstalled, root } from '../ready.mjs'

ensureInstalled()
const { importSource } = await import('../../src/start/import-source.mjs')
const { buildEveryPage } = await importSource(path.join(root, 'tests/e2e/build-pages.ts'))
await buildEveryPage()
