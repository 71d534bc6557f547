/** The first entry whose key an earlier one has too. */
export function repeated<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry | undefined {
  const keys = entries.map(keyOf)
  return entries.find((_, i) => keys.indexOf(keys[i]) !== i)
}
