export interface Program {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
}

export function runProgram(
  program: Program,
  write: (text: string) => void
): Promise<{ readonly status: number; readonly seconds: number }>
export function stopOnSignal(): void
