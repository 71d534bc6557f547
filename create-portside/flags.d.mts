export interface Flags {
  readonly folder?: string
  readonly name?: string
  readonly chains?: string
  readonly rpc?: string
  readonly 'sign-in'?: string
  readonly yes?: true
  readonly help?: true
}

export function readFlags(args: readonly string[]): Flags
