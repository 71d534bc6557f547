// Fetches the ENS contracts that recordings are made with, which is never needed again: what it writes is committed.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const packages = fileURLToPath(new URL('./ens-packages.ts', import.meta.url))
const { module } = await runnerImport(packages, { configFile: false, logLevel: 'error' })
module.packEnsContracts()
