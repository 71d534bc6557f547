import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { withTimeout } from '#devchain/wait/with-timeout.ts'
import { checkConfig } from './check-config.ts'
import type { ContractsConfig } from './contracts-config.ts'
import { ContractsError } from './contracts-error.ts'
import { loadModule } from './load-module.ts'

/** The first that exists; the others are for projects without TypeScript. */
const CONFIG_FILES = ['contracts.config.ts', 'contracts.config.mjs', 'contracts.config.js']
/** A module may wait for something before it is loaded. */
const LOADING_MS = 60_000
const GENERATED = 'generated'
/** Tests and scripts of Foundry, which import its own packages. */
const FOUNDRY_ONLY = /\.[ts]\.sol$/
/** Makes a folder a page of the site, with contracts of its own. */
const PAGE_FILE = 'page.ts'

/** The folder of a team's contracts; messages name its files from the folder above it. */
export class ContractsProject {
  readonly folder: string
  #artifactFolders: readonly string[] = []
  readonly #modules = new Map<string, readonly string[]>()

  constructor(folder: string) {
    this.folder = path.resolve(folder)
  }

  /** A path from the project's folder, with slashes: also the compiler's name of a source. */
  label(file: string): string {
    return path.relative(this.root, file).replaceAll(path.sep, '/')
  }

  get root(): string {
    return path.dirname(this.folder)
  }

  file(relative: string): string {
    return path.resolve(this.folder, relative)
  }

  /** The first of its possible names if there is none. */
  get configFile(): string {
    const files = CONFIG_FILES.map((name) => this.file(name))
    return files.find((file) => existsSync(file)) ?? files[0] ?? ''
  }

  /** The folders in which a change can change the contracts, as of the configuration that was read last. */
  get watched(): readonly string[] {
    return [this.folder, ...this.#artifactFolders]
  }

  /** A module and what it imported when it was loaded last, without packages; only the module before that. */
  modulesOf(file: string): readonly string[] {
    return this.#modules.get(file) ?? [file]
  }

  /** All modules that were loaded or should have been, wherever they are. */
  get modules(): readonly string[] {
    return [...this.#modules.values()].flat()
  }

  /**
   * The Solidity files of the folder itself and of its pages; those in other folders are compiled when one of these
   * imports them.
   */
  sources(): readonly string[] {
    if (!existsSync(this.folder)) return []
    return [this.folder, ...this.#pageFolders()].flatMap((folder) => {
      const names = readdirSync(folder).filter((name) => name.endsWith('.sol'))
      return names.sort().map((name) => path.join(folder, name))
    })
  }

  /**
   * The Solidity files of folders that are no page yet, and of which nothing elsewhere imports a file: their modules are
   * there while the page is written.
   */
  drafts(): readonly string[] {
    const pages = this.#pageFolders()
    const others = this.#folders().filter((folder) => !pages.includes(folder))
    const imports = importsOf(this.folder, this.root)
    return others.flatMap((folder) => {
      const isIn = (file: string) => file.startsWith(`${folder}${path.sep}`)
      if (imports.some(({ from, to }) => isIn(to) && !isIn(from))) return []
      return readdirSync(folder)
        .filter((name) => name.endsWith('.sol') && !FOUNDRY_ONLY.test(name))
        .sort()
        .map((name) => path.join(folder, name))
    })
  }

  /** Where the module of a contract is written: beside its source if that is a page's. @param source its label */
  generatedFolderFor(source: string): string {
    const file = path.join(this.root, source)
    const folder = path.dirname(file)
    const isOwn = this.#pageFolders().includes(folder) || this.drafts().includes(file)
    return path.join(isOwn ? folder : this.folder, GENERATED)
  }

  /** All folders that modules may be written to, with or without a module. */
  generatedFolders(): readonly string[] {
    return [this.folder, ...this.#folders()].map((folder) => path.join(folder, GENERATED))
  }

  isGenerated(file: string): boolean {
    const folder = path.dirname(path.resolve(file))
    return path.basename(folder) === GENERATED && this.generatedFolders().includes(folder)
  }

  /** A file whose change can change the contracts. */
  isSource(file: string): boolean {
    if (this.isGenerated(file)) return false
    if (this.modules.some((module) => path.resolve(module) === path.resolve(file))) return true
    const folder = this.watched.find((each) => path.resolve(file).startsWith(`${each}${path.sep}`))
    if (folder === undefined) return false
    const isArtifact = folder !== this.folder && path.extname(file) === '.json'
    return isArtifact || /\.(?:sol|[cm]?[jt]s)$/.test(file)
  }

  #pageFolders(): readonly string[] {
    return this.#folders().filter((folder) => existsSync(path.join(folder, PAGE_FILE)))
  }

  #folders(): readonly string[] {
    if (!existsSync(this.folder)) return []
    const entries = readdirSync(this.folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return entries.map(({ name }) => this.file(name)).sort()
  }

  /** Read anew each time, with whatever it imports. @throws ContractsError with one sentence. */
  async readConfig(): Promise<ContractsConfig> {
    const file = this.configFile
    if (!existsSync(file)) return {}
    const module = await this.load(file)
    const config = checkConfig(module['default'], this.label(file))
    this.#artifactFolders = (config.artifacts ?? []).map((folder) => this.file(folder))
    const fail = (problem: string): never => {
      throw new ContractsError(`${this.label(file)}: ${problem}`)
    }
    for (const folder of config.artifacts ?? []) {
      const found = statSync(this.file(folder), { throwIfNoEntry: false })
      if (!found) fail(`artifacts: there is no folder "${folder}"; build the contracts first.`)
      else if (!found.isDirectory())
        fail(`artifacts: "${folder}" is not a folder; a single file belongs to contracts.X.artifact.`)
    }
    const { deploy } = config
    const script = deploy === undefined ? undefined : statSync(this.file(deploy), { throwIfNoEntry: false })
    if (deploy !== undefined && !script?.isFile()) fail(`deploy: there is no file "${deploy}".`)
    return config
  }

  /** Runs a module of the team's. @throws ContractsError when it cannot be loaded. */
  async load(file: string): Promise<Readonly<Record<string, unknown>>> {
    // Also what cannot be loaded may be mended.
    this.#modules.set(file, this.modulesOf(file))
    try {
      const expired = () => new Error(`it did not finish within ${LOADING_MS / 1000} s.`)
      const { module, dependencies } = await withTimeout(LOADING_MS, () => loadModule(file), expired)
      this.#modules.set(file, [file, ...dependencies])
      return module
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new ContractsError(`${this.label(file)} cannot be loaded: ${reason}`, { cause })
    }
  }
}

interface SolidityImport {
  readonly from: string
  readonly to: string
}

/** What Solidity files of a folder import, by their paths, without packages. */
function importsOf(folder: string, root: string): readonly SolidityImport[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sol'))
  return files.flatMap((name) => {
    const from = path.join(folder, name)
    const imported = readFileSync(from, 'utf8').matchAll(/^\s*import\s(?:[^;"']*\sfrom\s)?\s*["']([^"']+)["']/gm)
    return [...imported].map(([, file = '']) => ({
      from,
      to: path.resolve(file.startsWith('.') ? path.dirname(from) : root, file)
    }))
  })
}
