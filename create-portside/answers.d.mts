import type { Flags } from './flags.mjs.mts'

export interface Choices {
  readonly networks: readonly { readonly id: number; readonly network: string; readonly name: string }[]
  readonly rpcLibraries: readonly string[]
}

export interface Answers {
  /** Its full path. */
  readonly folder: string
  readonly name: string
  readonly chains: readonly string[]
  readonly rpc: string
  readonly 'sign-in': string
}

export function readAnswers(flags: Flags, choices: Choices): Promise<Answers>
