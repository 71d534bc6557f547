import type { Address } from '../address.ts'

/** How many characters in all two addresses must share at their ends, with at least two at each. */
const ALIKE_CHARACTERS = 6
const ALIKE_AT_EACH_END = 2

/**
 * True if two addresses differ but would be taken for one another where they are shortened. Two random addresses share
 * so many characters once in some millions; who wants a look-alike makes one in seconds.
 */
export function isLookAlike(a: Address, b: Address): boolean {
  const [one, other] = [a.slice(2).toLowerCase(), b.slice(2).toLowerCase()]
  if (one === other) return false
  const start = commonStart(one, other)
  const end = commonStart(reversed(one), reversed(other))
  return start >= ALIKE_AT_EACH_END && end >= ALIKE_AT_EACH_END && start + end >= ALIKE_CHARACTERS
}

function commonStart(a: string, b: string): number {
  const different = [...a].findIndex((character, index) => character !== b[index])
  return different < 0 ? a.length : different
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
