export interface CommandLine {
  /** As it is typed, such as `npm run soak`. */
  readonly command: string
  readonly options?: Readonly<Record<string, 'flag' | 'text' | 'count'>>
  readonly takesNames?: boolean
}

export interface Typed {
  readonly values: Readonly<Record<string, string | number | boolean>>
  readonly names: readonly string[]
}

export class UsageError extends Error {}
export function parseCommandLine(args: readonly string[], known: CommandLine): Typed | 'help'
export function readCommandLine(known: CommandLine & { readonly usage: string }, args?: readonly string[]): Typed
export function orRefuse<Value>(read: () => Value): Value
