import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Exits with one sentence about a variable of the service, before the page's files, nodes and compilers are loaded. */
export async function checkServiceAccess() {
  const { module } = await runnerImport(here('./service-access.ts'), { configFile: false, logLevel: 'error' })
  try {
    module.readServiceAccess()
  } catch (cause) {
    console.error(cause.message)
    process.exit(1)
  }
}
