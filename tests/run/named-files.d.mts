export type Runner =
  | 'unit'
  | 'integration'
  | 'recipes'
  | 'proof'
  | 'proof alone'
  | 'e2e'
  | 'browser proof'
  | 'webkit'
  | 'firefox'

export function filesOfRunners(
  files: readonly string[],
  runners: readonly Runner[]
): readonly { readonly runner: Runner; readonly file: string }[]
export function runnerOf(file: string): Runner | undefined
export function testFiles(root: string): readonly string[]
export function asPartOfPath(name: string, root: string, caller: string): string
