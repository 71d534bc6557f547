import { accessSync, constants, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, resolve } from 'node:path'

/** Where to search; tests can replace each part. */
export interface AnvilSearch {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  readonly arch: string
  /** @throws when the package that holds `specifier` is not installed. */
  readonly resolvePackage: (specifier: string) => string
}

const thisMachine: AnvilSearch = {
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  resolvePackage: createRequire(import.meta.url).resolve
}

/**
 * The native anvil from `ANVIL_BIN`, the package for this platform or PATH; never its npm wrapper, which loses exit codes
 * and leaves nodes behind. @throws Error with one sentence that says what to do.
 */
export function findAnvil(search: AnvilSearch = thisMachine): string {
  const chosen = search.env.ANVIL_BIN
  if (chosen) {
    if (isProgram(chosen)) return resolve(chosen)
    throw new Error(`ANVIL_BIN is set to "${chosen}", which is not a program file.`)
  }
  const found = inPackage(search) ?? onPath(search)
  if (found !== undefined) return found
  throw new Error(
    `No anvil for ${search.platform}-${search.arch}: install the package ${packageName(search)}, or install Foundry, or set ANVIL_BIN to anvil's program file.`
  )
}

function packageName({ platform, arch }: AnvilSearch): string {
  return `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
}

function programName({ platform }: AnvilSearch): string {
  return platform === 'win32' ? 'anvil.exe' : 'anvil'
}

function inPackage(search: AnvilSearch): string | undefined {
  try {
    const path = search.resolvePackage(`${packageName(search)}/bin/${programName(search)}`)
    return isProgram(path) ? path : undefined
  } catch {
    return undefined
  }
}

function onPath(search: AnvilSearch): string | undefined {
  const directories = (search.env.PATH ?? '').split(delimiter).filter((directory) => directory !== '')
  return directories.map((directory) => resolve(directory, programName(search))).find(isNativeProgram)
}

/** A `node_modules/.bin` on PATH contains the npm wrapper under the same name. */
function isNativeProgram(path: string): boolean {
  return !path.includes('node_modules') && isProgram(path)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
