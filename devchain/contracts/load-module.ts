import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

interface LoadedModule {
  readonly module: Readonly<Record<string, unknown>>
  /** What it imported, without packages. */
  readonly dependencies: readonly string[]
}

/** Runs a module anew, with Vite if the project has it, else with Node, which follows no imports. */
export async function loadModule(file: string): Promise<LoadedModule> {
  const vite = await import('vite').catch(() => undefined)
  if (vite) return vite.runnerImport(file, { configFile: false, logLevel: 'silent' })
  const { href } = pathToFileURL(file)
  try {
    return { module: await import(/* @vite-ignore */ `${href}?changed=${statSync(file).mtimeMs}`), dependencies: [] }
  } catch (cause) {
    if (Object(cause).code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw cause
    throw new Error('TypeScript needs the package vite or Node 22.18; else write it as .mjs.', { cause })
  }
}
