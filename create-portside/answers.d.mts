import type { Flags } from './flags.mjs.mts'

export interface Choices {
  readonly networks: readonly { readonly id: number; readonly network: string; readonly name: string }[]
  readonly rpcLibraries: readonly string[]
  /** Names that the project's own package cannot have. */
  readonly packages: readonly string[]
}

/** All but the folder is recorded, and answers again when the project takes another version. */
export interface Answers {
  /** Its full path. */
  readonly folder: string
  /** What npm and Docker call it. */
  readonly package: string
  readonly name: string
  /** By their short names, comma-separated. */
  readonly chains: string
  /** Of the team's own, as it was typed. */
  readonly chain?: string
  readonly rpc: string
  readonly 'sign-in': string
}

export function readAnswers(flags: Flags, choices: Choices): Promise<Answers>

export function ownNodeRemark(answers: { readonly chain?: string }): string
