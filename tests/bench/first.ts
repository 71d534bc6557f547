/** Whose value is the least: several, if they share it. */
export function firstOf(values: readonly (readonly [name: string, value: number])[]): readonly string[] {
  const least = Math.min(...values.map(([, value]) => value))
  return values.flatMap(([name, value]) => (value === least ? [name] : []))
}
