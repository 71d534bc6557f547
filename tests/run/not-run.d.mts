interface NotRun {
  readonly sentences: readonly string[]
  readonly isFailure: boolean
}

export function notRun(command: 'test' | 'proof', env?: Readonly<Record<string, string | undefined>>): NotRun
