import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type InlineConfig, type Plugin, runnerImport } from 'vite'
import { pageFiles } from '../build/page-file-plugin.ts'
import type { Config } from '../config.ts'

/** What a team edits, and adds to the site. */
const FILES = new Map(
  ['config.ts', 'own-pages.ts'].map((name) => [fileURLToPath(new URL(`../${name}`, import.meta.url)), name])
)

/** Reads the configuration from the folder that CONFIG_DIR names, if it does: tests bring their own. */
export function givenConfigPlugin(): Plugin {
  const folder = process.env['CONFIG_DIR']
  return {
    name: 'portside-given-config',
    enforce: 'pre',
    load(id) {
      const name = folder && FILES.get(path.normalize(id))
      return name ? `export * from ${JSON.stringify(path.join(folder, name))}\n` : undefined
    }
  }
}

/** The `config` of that folder, for what is not loaded by `loadSource`. */
export async function givenConfig(): Promise<Config | undefined> {
  const folder = process.env['CONFIG_DIR']
  if (!folder) return undefined
  return (await loadSource<{ readonly config: Config }>(path.join(folder, 'config.ts'))).config
}

/** Runs a file of the page in Node, with the configuration that the page has. */
export async function loadSource<T>(file: string, options: InlineConfig = {}): Promise<T> {
  const plugins = [...(options.plugins ?? []), givenConfigPlugin(), pageFiles()]
  const { module } = await runnerImport<T>(file, { configFile: false, logLevel: 'error', ...options, plugins })
  return module
}
