export type Cell = string | number

export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string
