import { type Address, encodeAbiParameters, type Hex, zeroAddress } from 'viem'
import type { TeamContract } from './built-contract.ts'
import { argumentsProblem } from './check-arguments.ts'
import type { ContractArgument } from './contracts-config.ts'
import { ContractsError } from './contracts-error.ts'

/** Each contract after those whose addresses it needs, otherwise as given. @throws ContractsError with one sentence. */
export function inDeploymentOrder(contracts: readonly TeamContract[], configFile: string): readonly TeamContract[] {
  const byKey = new Map(contracts.map((contract) => [contract.key, contract]))
  const ordered = new Set<TeamContract>()
  const problemOf = ({ key }: TeamContract, problem: string) =>
    new ContractsError(`${configFile}: contracts.${key}${problem}`)
  const add = (contract: TeamContract, path: readonly string[]): void => {
    if (ordered.has(contract)) return
    if (path.includes(contract.key))
      throw problemOf(
        contract,
        `: ${[...path, contract.key].join(' needs the address of ')}, so none can be the first.`
      )
    checkArguments(contract, configFile)
    const references = referencesIn(contract.args)
    for (const key of [...references, ...Object.values(contract.libraries)]) {
      const needed = byKey.get(key)
      if (!needed) throw problemOf(contract, `.args: there is no contract "${key}".`)
      if (needed.code === '') throw problemOf(contract, `.args: ${key} has no code, so it has no address here.`)
      add(needed, [...path, contract.key])
    }
    ordered.add(contract)
  }
  for (const contract of contracts) add(contract, [])
  return [...ordered]
}

/** The constructor's arguments as they follow the code. @throws Error of viem when they do not fit. */
export function encodeArguments({ abi, args }: TeamContract, addressOf: (key: string) => Address): Hex {
  const inputs = abi.find((entry) => entry.type === 'constructor')?.inputs ?? []
  const values = args.map((argument) => resolved(argument, addressOf))
  return encodeAbiParameters(inputs, values)
}

function checkArguments(contract: TeamContract, configFile: string): void {
  const { key, file, name, abi, args, code } = contract
  const inputs = abi.find((entry) => entry.type === 'constructor')?.inputs ?? []
  const setting = `contracts.${key}.args`
  if (code === '' && args.length > 0)
    throw new ContractsError(`${configFile}: ${setting}: ${name} has no code, so it is not deployed.`)
  if (code !== '' && args.length !== inputs.length) {
    const wanted = inputs.map(({ type, name: parameter = '' }) => `${type} ${parameter}`.trim()).join(', ')
    throw new ContractsError(
      `${file}: the constructor of ${name} takes ${inputs.length} (${wanted}), and ${setting} in ${configFile} has ${args.length}.`
    )
  }
  if (code === '') return
  const values = args.map((argument) => resolved(argument, () => zeroAddress))
  const problem = argumentsProblem(inputs, values)
  if (problem !== undefined) throw new ContractsError(`${configFile}: ${setting}: ${problem}.`)
}

function referencesIn(argument: ContractArgument): readonly string[] {
  if (typeof argument !== 'object') return []
  const reference = referenceIn(argument)
  return reference === undefined ? Object.values(argument).flatMap(referencesIn) : [reference]
}

function resolved(argument: ContractArgument, addressOf: (key: string) => Address): unknown {
  if (typeof argument !== 'object') return argument
  const reference = referenceIn(argument)
  if (reference !== undefined) return addressOf(reference)
  if (isList(argument)) return argument.map((each) => resolved(each, addressOf))
  return Object.fromEntries(Object.entries(argument).map(([field, each]) => [field, resolved(each, addressOf)]))
}

/** A struct whose only field is `address` is written as a list. */
function referenceIn(argument: object): string | undefined {
  const [[field, key] = [], another] = Object.entries(argument)
  return !isList(argument) && field === 'address' && typeof key === 'string' && !another ? key : undefined
}

/** `Array.isArray` does not narrow to a readonly array. */
function isList(value: object): value is readonly ContractArgument[] {
  return Array.isArray(value)
}
