import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Abi } from 'viem'
import { writeAtomically } from '#devchain/processes/write-atomically.ts'
import type { TeamContract } from './built-contract.ts'
import { ContractsError } from './contracts-error.ts'
import type { ContractsProject } from './project.ts'

const NOTE = '// Written by `npm run contracts`; changes are overwritten.'

/** What no module may declare, and `undefined`, which none should. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends',
    'false finally for function if implements import in instanceof interface let new null package private protected',
    'public return static super switch this throw true try typeof undefined var void while with yield'
  ].flatMap((line) => line.split(' '))
)

type GeneratedContract = Pick<TeamContract, 'key' | 'file' | 'abi' | 'addresses' | 'isListed'>

/** Writes each contract's module to its folder; see `writeGenerated`. */
export function writeModules(
  project: ContractsProject,
  build: { readonly contracts: readonly GeneratedContract[]; readonly drafts: readonly GeneratedContract[] }
): readonly string[] {
  const contracts = [...build.contracts, ...build.drafts]
  return project.generatedFolders().flatMap((folder) => {
    const own = contracts.filter(({ file }) => project.generatedFolderFor(file) === folder)
    return writeGenerated(folder, own)
  })
}

/** Writes modules that differ, and deletes those without a contract. @returns the files. @throws ContractsError */
export function writeGenerated(folder: string, contracts: readonly GeneratedContract[]): readonly string[] {
  const wanted = new Map<string, string>()
  for (const contract of contracts.filter(({ isListed }) => isListed)) {
    const name = `${fileNameOf(contract.key)}.ts`
    if (wanted.has(name)) throw new ContractsError(`Two contracts would be written to ${name}: rename ${contract.key}.`)
    wanted.set(name, generatedModule(contract))
  }
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : []
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const gone = present.filter((name) => !wanted.has(name) && read(name).startsWith(NOTE))
  for (const name of gone) rmSync(path.join(folder, name))
  const changed = [...wanted].filter(([name, text]) => !present.includes(name) || read(name) !== text)
  if (changed.length > 0) mkdirSync(folder, { recursive: true })
  for (const [name, text] of changed) writeAtomically(path.join(folder, name), text)
  return [...gone, ...changed.map(([name]) => name)].map((name) => path.join(folder, name))
}

/** `LogBook` as a module: the ABI `as const`, and with it the name and the public addresses. */
export function generatedModule({ key, file, abi, addresses }: Omit<GeneratedContract, 'isListed'>): string {
  const name = variableOf(key)
  const entries = abi.map((entry) => `\n  ${JSON.stringify(withoutInternalTypes(entry))}`)
  const fields = Object.entries(addresses).map(([chainId, address]) => ` ${chainId}: '${address}'`)
  return `${NOTE}
// Source: ${file}
export const ${name}Abi = [${entries.join(',')}\n] as const

export const ${name} = {
  name: '${key}',
  abi: ${name}Abi,
  addresses: {${fields.join(',')}${fields.length > 0 ? ' ' : ''}}
} as const
`
}

/** `ERC20Token` becomes `erc20-token`. */
export function fileNameOf(key: string): string {
  const words = key.replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2').replace(/([a-z\d])([A-Z])/g, '$1-$2')
  const name = words.replace(/[_$]+/g, '-').replace(/^-|-$/g, '')
  return name === '' ? 'contract' : name.toLowerCase()
}

/** `ERC20Token` becomes `erc20Token`, and `Switch`, which no module may declare under that name, `switchContract`. */
export function variableOf(key: string): string {
  const name = fileNameOf(key).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  if (RESERVED.has(name)) return `${name}Contract`
  return /^\d/.test(name) ? `_${name}` : name
}

/** They would only make the page larger. */
function withoutInternalTypes(entry: Abi[number]): unknown {
  return JSON.parse(JSON.stringify(entry, (name, value) => (name === 'internalType' ? undefined : value)))
}
