import { createRunnableDevEnvironment, resolveConfig } from 'vite'

const NAME = 'source'

/** Loads a TypeScript module. It may import more as long as it runs, for which Vite's `runnerImport` closes too early. */
export async function importSource(file) {
  const resolve = { external: true, mainFields: [], conditions: ['node', 'module-sync'] }
  const environments = { [NAME]: { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve } }
  const config = await resolveConfig({ configFile: false, envDir: false, logLevel: 'error', environments }, 'serve')
  const environment = createRunnableDevEnvironment(NAME, config, { runnerOptions: { hmr: false }, hot: false })
  await environment.init()
  return environment.runner.import(file)
}
