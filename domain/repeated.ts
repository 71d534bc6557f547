/** The first entry with the same key as an earlier one. */
export function repeated<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry | undefined {
  const keys = entries.map(keyOf)
  return entries.find((_, i) => keys.indexOf(keys[i]) !== i)
}
