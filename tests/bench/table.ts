type Cell = string | number

/** Columns of text to the left, of numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(shown))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const isNumeric = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'))
  const aligned = lines.map((line) =>
    line.map((cell, i) => (isNumeric[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  ')
  )
  return aligned.map((line) => line.trimEnd()).join('\n')
}

function shown(cell: Cell): string {
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell
}
