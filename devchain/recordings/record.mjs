// Records the chains that every fork starts from; commit its output.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const recorder = fileURLToPath(new URL('./recorder.ts', import.meta.url))
const { module } = await runnerImport(recorder, { logLevel: 'error' })
await module.recordChains(console.log)
process.exit(0)
