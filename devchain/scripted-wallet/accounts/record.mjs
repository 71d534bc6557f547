// Compiles the contracts of smart accounts; commit its output.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const recorder = fileURLToPath(new URL('./contract-recorder.ts', import.meta.url))
const { module } = await runnerImport(recorder, { configFile: false, logLevel: 'error' })
module.recordContracts()
