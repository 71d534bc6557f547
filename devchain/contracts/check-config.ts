import { isAddress } from 'viem'
import type { ContractArgument, ContractSettings, ContractsConfig } from './contracts-config.ts'
import { ContractsError } from './contracts-error.ts'
import { isList, isRecord, isText, quoted } from './value-checks.ts'

const SETTINGS = ['artifacts', 'contracts', 'deploy']
const CONTRACT_SETTINGS = ['contract', 'artifact', 'args', 'libraries', 'addresses']
const NAME = /^[A-Za-z_$][\w$]*$/

/** @throws ContractsError with one sentence that names `file` and the value. */
export function checkConfig(value: unknown, file: string): ContractsConfig {
  const fail = (problem: string): never => {
    throw new ContractsError(`${file}: ${problem}`)
  }
  if (!isRecord(value)) return fail('the default export must be an object.')
  const unknown = Object.keys(value).find((key) => !SETTINGS.includes(key))
  if (unknown !== undefined) fail(`there is no setting ${quoted(unknown)}, only ${listed(SETTINGS)}.`)
  const { artifacts = [], contracts = {}, deploy } = value
  if (!isList(artifacts, isText)) return fail(`artifacts must be a list of folders, got ${quoted(artifacts)}.`)
  if (deploy !== undefined && !isText(deploy))
    return fail(`deploy must be the path of a module, got ${quoted(deploy)}.`)
  if (!isRecord(contracts)) return fail(`contracts must be an object, got ${quoted(contracts)}.`)
  const checked = Object.entries(contracts).map(([name, settings]): [string, ContractSettings] => {
    if (!NAME.test(name)) fail(`contracts: ${quoted(name)} is not the name of a contract.`)
    return [name, checkContract(settings, (problem) => fail(`contracts.${name}${problem}`))]
  })
  for (const [name, { args }] of checked)
    if (args && deploy !== undefined) fail(`contracts.${name}.args has no effect: ${deploy} deploys the contracts.`)
  return { artifacts, contracts: Object.fromEntries(checked), ...(deploy !== undefined && { deploy }) }
}

function checkContract(value: unknown, fail: (problem: string) => never): ContractSettings {
  if (!isRecord(value)) return fail(` must be an object, got ${quoted(value)}.`)
  const unknown = Object.keys(value).find((key) => !CONTRACT_SETTINGS.includes(key))
  if (unknown !== undefined) fail(`: there is no setting ${quoted(unknown)}, only ${listed(CONTRACT_SETTINGS)}.`)
  const { contract, artifact, args, libraries, addresses } = value
  if (contract !== undefined && !isName(contract))
    return fail(`.contract must be the name of a contract, got ${quoted(contract)}.`)
  if (artifact !== undefined && !(isText(artifact) && artifact.endsWith('.json')))
    return fail(`.artifact must be the path of a JSON file, got ${quoted(artifact)}.`)
  if (args !== undefined && !isList(args, isArgument))
    return fail(`.args must be a list of values, got ${quoted(args)}.`)
  if (libraries !== undefined && !isNames(libraries))
    return fail(`.libraries must name a contract for each library, got ${quoted(libraries)}.`)
  return {
    ...(contract !== undefined && { contract }),
    ...(artifact !== undefined && { artifact }),
    ...(args !== undefined && { args }),
    ...(libraries !== undefined && { libraries }),
    ...(addresses !== undefined && { addresses: checkAddresses(addresses, fail) })
  }
}

function checkAddresses(value: unknown, fail: (problem: string) => never): NonNullable<ContractSettings['addresses']> {
  if (!isRecord(value)) return fail(`.addresses must be an object, got ${quoted(value)}.`)
  return Object.fromEntries(
    Object.entries(value).map(([chainId, address]) => {
      if (!/^[1-9]\d*$/.test(chainId)) return fail(`.addresses: ${quoted(chainId)} is not a chain id.`)
      if (isText(address) && isAddress(address)) return [Number(chainId), address]
      return fail(`.addresses: ${quoted(address)}, on chain ${chainId}, is not an address, or its checksum is wrong.`)
    })
  )
}

function isName(value: unknown): value is string {
  return isText(value) && NAME.test(value)
}

function isNames(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every(isName)
}

function isArgument(value: unknown): value is ContractArgument {
  return isArgumentIn(value, [])
}

/** @param above the lists and objects that it is in: one that contains itself has no end. */
function isArgumentIn(value: unknown, above: readonly unknown[]): boolean {
  if (['string', 'number', 'bigint', 'boolean'].includes(typeof value)) return true
  if (above.includes(value) || typeof value !== 'object' || value === null) return false
  return Object.values(value).every((each) => isArgumentIn(each, [...above, value]))
}

function listed(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
