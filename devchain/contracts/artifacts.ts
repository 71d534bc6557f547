import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type BuiltContract, linksOf } from './built-contract.ts'
import { checkArtifact } from './check-artifact.ts'
import { ContractsError } from './contracts-error.ts'
import type { ContractsProject } from './project.ts'

/**
 * The artifacts of Foundry (`Token.sol/Token.json`) and Hardhat (`contracts/Token.sol/Token.json`), found by name. Foundry
 * adds the compiler's version where a source is built by several (`Token.0.8.19.json`); Vyper's sources end in `.vy`.
 */
export class Artifacts {
  readonly #project: ContractsProject
  readonly #filesOf = new Map<string, string[]>()

  constructor(project: ContractsProject, folders: readonly string[]) {
    this.#project = project
    const files = folders.flatMap((folder) => filesBelow(project.file(folder)))
    for (const file of files) {
      const [name = ''] = path.basename(file).split('.')
      this.#filesOf.set(name, [...(this.#filesOf.get(name) ?? []), file])
    }
  }

  /** @throws ContractsError when one that is found is no artifact. */
  named(name: string): readonly BuiltContract[] {
    return (this.#filesOf.get(name) ?? []).map((file) => this.read(file, name))
  }

  /** @throws ContractsError with one sentence. */
  read(file: string, name: string): BuiltContract {
    const label = this.#project.label(file)
    const { abi, bytecode, links } = checkArtifact(parse(file, label), label)
    return { name, file: label, abi, code: bytecode.replace(/^0x/, ''), links: linksOf(links) }
  }
}

function parse(file: string, label: string): unknown {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
  if (!isFile) throw new ContractsError(`There is no artifact ${label}; build the contracts first.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new ContractsError(`${label} is not JSON.`, { cause })
  }
}

/** Each artifact is in a folder named after its source; what else there is describes builds. */
function filesBelow(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const artifacts = names.filter((name) => /\.(?:sol|vyi?)[\\/][\w$]+(?:\.\d+\.\d+\.\d+)?\.json$/.test(name))
  return artifacts.sort().map((name) => path.join(folder, name))
}
