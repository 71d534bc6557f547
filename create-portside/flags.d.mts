export interface Flags {
  readonly folder?: string
  readonly name?: string
  readonly chains?: string
  readonly chain?: string
  readonly rpc?: string
  readonly 'sign-in'?: string
  readonly yes?: true
  readonly help?: true
  /** Not of a new project, but of one to take this version. */
  readonly isUpgrade?: true
}

export function readFlags(args: readonly string[]): Flags
