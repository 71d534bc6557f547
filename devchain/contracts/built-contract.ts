import type { Abi, Address, Hex } from 'viem'
import type { ContractArgument } from './contracts-config.ts'

/** The offset of a library's address in code, in bytes. */
export interface Link {
  readonly library: string
  readonly start: number
  readonly length: number
}

/** A contract as a compiler left it, whichever that was. */
export interface BuiltContract {
  /** Its name in its source. */
  readonly name: string
  /** The source or artifact, as messages call it. */
  readonly file: string
  readonly abi: Abi
  /** Creation code as hexadecimal digits, without `0x`; empty for an interface or abstract contract. */
  readonly code: string
  readonly links: readonly Link[]
}

/** A contract of a team's project, with what its deployment needs. */
export interface TeamContract extends BuiltContract {
  /** The name that the page uses. */
  readonly key: string
  readonly args: readonly ContractArgument[]
  /** The key of the contract that is linked for each library. */
  readonly libraries: Readonly<Record<string, string>>
  /** On public chains. */
  readonly addresses: Readonly<Record<number, Address>>
  /** False for a library that is deployed only because another contract needs it. */
  readonly isListed: boolean
}

/** As compilers describe links: by file, then by library. */
export type LinkReferences = Readonly<
  Record<string, Readonly<Record<string, readonly { readonly start: number; readonly length: number }[]>>>
>

export function linksOf(references: LinkReferences = {}): readonly Link[] {
  return Object.values(references).flatMap((libraries) =>
    Object.entries(libraries).flatMap(([library, offsets]) =>
      offsets.map(({ start, length }) => ({ library, start, length }))
    )
  )
}

/** The creation code, with the libraries' addresses put in. */
export function linkedCode({ code, links }: BuiltContract, addressOf: (library: string) => Address): Hex {
  let linked = code
  for (const { library, start, length } of links)
    linked = linked.slice(0, start * 2) + addressOf(library).slice(2).toLowerCase() + linked.slice((start + length) * 2)
  return `0x${linked}`
}
