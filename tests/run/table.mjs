/** Text is aligned left, numbers right. */
export function table(head, rows) {
  const lines = [head, ...rows.map((row) => row.map(shown))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const isNumeric = head.map((_, column) => rows.some((row) => typeof row[column] === 'number'))
  const aligned = lines.map((line) =>
    line.map((cell, i) => (isNumeric[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join('  ')
  )
  return aligned.map((line) => line.trimEnd()).join('\n')
}

function shown(cell) {
  return typeof cell === 'number' ? cell.toLocaleString('en') : cell
}
