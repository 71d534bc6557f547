// Fetches the ENS contracts for recordings. Its output is committed, so it need not run again.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const packages = fileURLToPath(new URL('./ens-packages.ts', import.meta.url))
const { module } = await runnerImport(packages, { configFile: false, logLevel: 'error' })
module.packEnsContracts()
