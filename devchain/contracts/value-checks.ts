const MAX_QUOTED = 200

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A text that is not empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

export function isList<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem)
}

/** A value as messages show it, at most its first 200 characters. */
export function quoted(value: unknown): string {
  const text = jsonOf(value)
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each)) ?? String(value)
  } catch {
    return 'a value that contains itself'
  }
}
