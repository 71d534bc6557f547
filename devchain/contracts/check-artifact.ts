import type { Abi } from 'viem'
import type { LinkReferences } from './built-contract.ts'
import { ContractsError } from './contracts-error.ts'
import { isList, isRecord, isText, quoted } from './value-checks.ts'

/** What an artifact of Foundry or Hardhat says of a contract. */
export interface Artifact {
  readonly abi: Abi
  /** Hexadecimal, with placeholders for libraries; empty for an interface. */
  readonly bytecode: string
  readonly links: LinkReferences
}

const NAMED = ['function', 'event', 'error']
const UNNAMED = ['constructor', 'fallback', 'receive']
/** A placeholder has the size of an address. */
const BYTECODE = /^(?:0x)?(?:[\da-f]{2}|__.{36}__)*$/i

/** @throws ContractsError with one sentence that names `file` and the value. */
export function checkArtifact(value: unknown, file: string): Artifact {
  const fail = (problem: string): never => {
    throw new ContractsError(`${file} is not an artifact of Foundry or Hardhat: ${problem}`)
  }
  const { abi, bytecode, linkReferences } = Object(value) as Readonly<Record<string, unknown>>
  if (!Array.isArray(abi)) return fail('it has no ABI.')
  const wrong = abi.findIndex((entry) => !isEntry(entry))
  if (wrong >= 0) return fail(`its ABI has ${quoted(abi[wrong])}.`)
  // Hardhat has its bytecode as text and the links beside it, Foundry has both in an object.
  const code = isRecord(bytecode) ? bytecode : { object: bytecode, linkReferences }
  const { object = '', linkReferences: links = {} } = code
  if (typeof object !== 'string' || !BYTECODE.test(object)) return fail(`its bytecode is ${quoted(object)}.`)
  if (!isLinks(links)) return fail(`its linkReferences are ${quoted(links)}.`)
  return { abi: abi as Abi, bytecode: object, links }
}

function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { type, name, inputs = [], outputs = [] } = value
  if (!isList(inputs, isParameter) || !isList(outputs, isParameter)) return false
  if (!isText(type)) return false
  return NAMED.includes(type) ? isText(name) : UNNAMED.includes(type)
}

function isParameter(value: unknown): value is object {
  if (!isRecord(value)) return false
  const { type, name = '', components = [] } = value
  return isText(type) && typeof name === 'string' && isList(components, isParameter)
}

function isLinks(value: unknown): value is LinkReferences {
  const isOffset = (offset: unknown): offset is object =>
    isRecord(offset) && Number.isSafeInteger(offset['start']) && Number.isSafeInteger(offset['length'])
  const isFile = (libraries: unknown) =>
    isRecord(libraries) && Object.values(libraries).every((offsets) => isList(offsets, isOffset))
  return isRecord(value) && Object.values(value).every(isFile)
}
