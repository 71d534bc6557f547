/** The smallest of `values` that `percent` of them do not exceed (nearest rank); NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.ceil((percent / 100) * values.length)
  return values.toSorted((a, b) => a - b)[Math.max(rank, 1) - 1] ?? Number.NaN
}
