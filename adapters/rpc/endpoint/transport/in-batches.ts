/** Splits a list into parts of at most `size`. */
export function inBatches<Item>(list: readonly Item[], size: number): readonly (readonly Item[])[] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, i) => list.slice(i * size, (i + 1) * size))
}
