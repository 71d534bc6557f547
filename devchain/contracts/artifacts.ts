import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Abi } from 'viem'
import { type BuiltContract, type LinkReferences, linksOf } from './built-contract.ts'
import { ContractsError } from './contracts-error.ts'
import type { ContractsProject } from './project.ts'

/** Hardhat has `bytecode` as text and the links beside it, Foundry has both in an object. */
interface Artifact {
  readonly abi?: Abi
  readonly bytecode?: string | { readonly object: string; readonly linkReferences?: LinkReferences }
  readonly linkReferences?: LinkReferences
}

/** The artifacts of Foundry (`Token.sol/Token.json`) and Hardhat (`contracts/Token.sol/Token.json`), found by name. */
export class Artifacts {
  readonly #project: ContractsProject
  readonly #filesOf = new Map<string, string[]>()

  constructor(project: ContractsProject, folders: readonly string[]) {
    this.#project = project
    const files = folders.flatMap((folder) => filesBelow(project.file(folder)))
    for (const file of files) {
      const name = path.basename(file, '.json')
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
    const { abi, bytecode, linkReferences } = parse(file, label)
    if (!Array.isArray(abi))
      throw new ContractsError(`${label} is not an artifact of Foundry or Hardhat: it has no ABI.`)
    const object = typeof bytecode === 'object' ? bytecode.object : bytecode
    const references = typeof bytecode === 'object' ? bytecode.linkReferences : linkReferences
    return { name, file: label, abi, code: object?.replace(/^0x/, '') ?? '', links: linksOf(references) }
  }
}

function parse(file: string, label: string): Artifact {
  if (!existsSync(file)) throw new ContractsError(`There is no artifact ${label}; build the contracts first.`)
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Artifact
  } catch (cause) {
    throw new ContractsError(`${label} is not JSON.`, { cause })
  }
}

/** Each artifact is in a folder named after its source; what else there is describes builds. */
function filesBelow(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const artifacts = names.filter((name) => /\.sol[\\/][\w$]+\.json$/.test(name))
  return artifacts.sort().map((name) => path.join(folder, name))
}
