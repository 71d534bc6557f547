import path from 'node:path'
import { Artifacts } from './artifacts.ts'
import type { BuiltContract, TeamContract } from './built-contract.ts'
import { compileSources } from './compile.ts'
import type { ContractSettings, ContractsConfig } from './contracts-config.ts'
import { ContractsError } from './contracts-error.ts'
import { inDeploymentOrder } from './deployment-order.ts'
import type { ContractsProject } from './project.ts'

export interface ContractsBuild {
  /** In the order of their deployment, unless there is a problem. */
  readonly contracts: readonly TeamContract[]
  /** Those of folders that are no page yet: they get a module, and no deployment. */
  readonly drafts: readonly TeamContract[]
  /** Why these cannot be deployed, although they compile. */
  readonly problem?: ContractsError
  /** The file of the team's own script, if it deploys them. */
  readonly script?: string
  readonly warnings: readonly string[]
}

/**
 * Compiles the sources, reads the artifacts and checks how they fit the configuration.
 * @throws ContractsError unless all compile and are found
 */
export async function buildContracts(project: ContractsProject, cacheFolder: string): Promise<ContractsBuild> {
  const config = await project.readConfig()
  const { contracts: compiled, warnings } = await compileSources(project, cacheFolder)
  const finder = new ContractFinder(project, config, compiled)
  const listed = Object.entries(config.contracts ?? {}).map(([key, settings]) => teamContract(key, finder, settings))
  const used = new Set(listed.map(({ file, name }) => `${file}:${name}`))
  const offered = (files: readonly string[]) => {
    const labels = new Set(files.map((file) => project.label(file)))
    const isOffered = ({ name, file, abi }: BuiltContract) =>
      labels.has(file) && path.basename(file, '.sol') === name && abi.length > 0
    const found = compiled.filter((built) => isOffered(built) && !used.has(`${built.file}:${built.name}`))
    return found.map((built) => withSettings(built.name, built))
  }
  const own = offered(project.sources())
  const drafts = offered(project.drafts())
  assertDistinct([...own, ...drafts])
  const contracts = withLibraries([...listed, ...own], finder)
  const { deploy } = config
  if (deploy !== undefined) return { contracts, drafts, script: project.file(deploy), warnings }
  return { drafts, warnings, ...ordered(contracts, finder.configFile) }
}

function ordered(
  contracts: readonly TeamContract[],
  configFile: string
): Pick<ContractsBuild, 'contracts' | 'problem'> {
  try {
    return { contracts: inDeploymentOrder(contracts, configFile) }
  } catch (cause) {
    if (cause instanceof ContractsError) return { contracts, problem: cause }
    throw cause
  }
}

class ContractFinder {
  readonly configFile: string
  readonly #project: ContractsProject
  readonly #compiled: readonly BuiltContract[]
  readonly #artifacts: Artifacts

  constructor(project: ContractsProject, { artifacts = [] }: ContractsConfig, compiled: readonly BuiltContract[]) {
    this.configFile = project.label(project.configFile)
    this.#project = project
    this.#compiled = compiled
    this.#artifacts = new Artifacts(project, artifacts)
  }

  /** @throws ContractsError unless exactly one source or artifact has it. */
  find(name: string, wantedBy: string, artifact?: string): BuiltContract {
    if (artifact !== undefined) return this.#artifacts.read(this.#project.file(artifact), name)
    const found = [...this.#compiled.filter((each) => each.name === name), ...this.#artifacts.named(name)]
    const [only, another] = found
    const fail = (problem: string): never => {
      throw new ContractsError(`${this.configFile}: ${wantedBy}: ${problem}`)
    }
    if (!only) return fail(`no source or artifact has a contract ${name}.`)
    if (another) return fail(`${name} is in ${found.map(({ file }) => file).join(' and in ')}.`)
    return only
  }
}

function teamContract(key: string, finder: ContractFinder, settings: ContractSettings): TeamContract {
  const { contract = key, artifact } = settings
  const built = finder.find(contract, `contracts.${key}`, artifact)
  const linked = new Set(built.links.map(({ library }) => library))
  const unknown = Object.keys(settings.libraries ?? {}).find((library) => !linked.has(library))
  if (unknown !== undefined)
    throw new ContractsError(`${finder.configFile}: contracts.${key}.libraries: ${contract} links no ${unknown}.`)
  return withSettings(key, built, settings)
}

/** The page knows a contract by its name, wherever its source is. */
function assertDistinct(own: readonly TeamContract[]): void {
  for (const { key, file } of own) {
    const other = own.find((each) => each.key === key && each.file !== file)
    if (other) throw new ContractsError(`${file} and ${other.file} both have a contract ${key}: rename one of them.`)
  }
}

function withSettings(
  key: string,
  built: BuiltContract,
  { args = [], libraries = {}, addresses = {} }: ContractSettings = {}
): TeamContract {
  const own = built.links.map(({ library }) => [library, libraries[library] ?? library] as const)
  return { ...built, key, args, libraries: Object.fromEntries(own), addresses, isListed: true }
}

/** Adds the libraries that contracts link and nobody listed, and those that these link. */
function withLibraries(listed: readonly TeamContract[], finder: ContractFinder): readonly TeamContract[] {
  const all = new Map(listed.map((contract) => [contract.key, contract]))
  for (const { key, libraries } of all.values())
    for (const library of Object.values(libraries)) {
      if (all.has(library)) continue
      const built = finder.find(library, `contracts.${key}.libraries`)
      all.set(library, { ...withSettings(library, built), isListed: false })
    }
  return [...all.values()]
}
