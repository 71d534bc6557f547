/** From the outside in: names of fields and indexes of items. */
export type Path = readonly (string | number)[]

/** Why a value cannot be encoded. */
export interface Problem {
  readonly path: Path
  readonly text: string
}

export type Parsed =
  | { readonly status: 'valid'; readonly value: unknown }
  | { readonly status: 'invalid'; readonly problems: readonly Problem[] }

export function valid(value: unknown): Parsed {
  return { status: 'valid', value }
}

export function invalid(path: Path, text: string): Parsed {
  return { status: 'invalid', problems: [{ path, text }] }
}

/** All values, or the problems of all that have any. */
export function allOf(parts: readonly Parsed[]): Parsed {
  const problems = parts.flatMap((part) => (part.status === 'invalid' ? part.problems : []))
  if (problems.length > 0) return { status: 'invalid', problems }
  return valid(parts.map((part) => (part.status === 'valid' ? part.value : undefined)))
}

/** `['points', 1, 'x']` is “x of item 2 of points”. */
export function pathText(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `item ${step + 1}` : step))
    .toReversed()
    .join(' of ')
}
