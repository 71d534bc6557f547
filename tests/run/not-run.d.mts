interface NotRun {
  readonly sentences: readonly string[]
  readonly isFailure: boolean
}

export function notRun(env?: Readonly<Record<string, string | undefined>>): NotRun
