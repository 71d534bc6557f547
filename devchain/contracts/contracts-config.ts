import type { Abi, AbiParameter, AbiParameterToPrimitiveType, Address, Hex } from 'viem'

/** Of a constructor; `{ address: 'Registry' }` stands for the address of that contract on the same chain. */
export type ContractArgument =
  | string
  | number
  | bigint
  | boolean
  | readonly ContractArgument[]
  | { readonly [field: string]: ContractArgument }

/**
 * The arguments of the constructor in an ABI that is written `as const`, such as that of a module in `generated/`:
 * `args: [7n, 'Visitors'] satisfies ConstructorArguments<typeof logBookAbi>`.
 */
export type ConstructorArguments<ABI extends readonly unknown[]> =
  Extract<ABI[number], { readonly type: 'constructor' }> extends {
    readonly inputs: infer Inputs extends readonly AbiParameter[]
  }
    ? { readonly [Index in keyof Inputs]: ArgumentOf<AbiParameterToPrimitiveType<Inputs[Index], 'inputs'>> }
    : readonly []

type ArgumentOf<Values> = Values extends bigint | number
  ? bigint | number | `${bigint}`
  : Values extends `0x${string}`
    ? `0x${string}` | { readonly address: string }
    : Values extends string | boolean
      ? Values
      : { readonly [Field in keyof Values]: ArgumentOf<Values[Field]> }

export interface ContractSettings {
  /** Its name in its source, if that is not the name it has here: one source can be deployed more than once. */
  readonly contract?: string
  /** The artifact to take it from, from `contracts/`, if several have its name: `../foundry/out/Token.sol/Token.json`. */
  readonly artifact?: string
  /** The constructor's arguments. */
  readonly args?: readonly ContractArgument[]
  /** For a library of its code: the contract listed here that is linked, if that has another name. */
  readonly libraries?: Readonly<Record<string, string>>
  /** Where it is on public chains, by chain id. */
  readonly addresses?: Readonly<Record<number, Address>>
}

/** The default export of `contracts/contracts.config.ts`. */
export interface ContractsConfig {
  /** Folders that Foundry (`out`) or Hardhat (`artifacts`) writes, from `contracts/`. */
  readonly artifacts?: readonly string[]
  /** By the name that the page uses. They are deployed in this order, each after those that it refers to. */
  readonly contracts?: Readonly<Record<string, ContractSettings>>
  /** A module of the team's that deploys all of them and exports `deploy`, a `DeployScript`, from `contracts/`. */
  readonly deploy?: string
}

/** What a team's own script gets for each local chain. */
export interface DeployTarget {
  readonly chainId: number
  /** Of the chain's JSON-RPC endpoint. */
  readonly url: string
  /** Funded, and unlocked on the node: `eth_sendTransaction` needs no key. */
  readonly deployer: Address
  /** By name, to deploy without reading files; libraries are not linked. */
  readonly contracts: Readonly<Record<string, { readonly abi: Abi; readonly bytecode: Hex }>>
}

/** Returns the addresses of the contracts by name within 60 s; those that it leaves out are not on the chain. */
export type DeployScript = (target: DeployTarget) => DeployedAddresses | Promise<DeployedAddresses>

type DeployedAddresses = Readonly<Record<string, Address>>
