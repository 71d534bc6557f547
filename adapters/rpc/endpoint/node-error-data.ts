import type { Hex } from '#domain/address.ts'

/** Hosts wrap the error of a node in their own, more than once at times. */
const MAX_DEPTH = 6
const MAX_TEXTS = 50
const MAX_TEXT = 100_000

/** A selector and words: neither an address nor a hash has that length. */
const ENCODED = /0x[0-9a-f]{8}(?:[0-9a-f]{64})*(?![0-9a-f])/i
/** `Error(string)` and `Panic(uint256)`, which no call has. */
const KNOWN = /0x(?:08c379a0|4e487b71)(?:[0-9a-f]{64})+(?![0-9a-f])/i
const BYTES_AT_END = /0x(?:[0-9a-f]{2})*$/i

/**
 * What a contract reverted with: in an error's data, in objects within it, or behind words such as "Reverted ".
 * @param which only the errors of Solidity itself, or any; by default also bytes without a selector, where data has its place
 */
export function revertDataOf(
  { message, data }: { readonly message: string; readonly data: unknown },
  which?: 'known' | 'any'
): Hex | undefined {
  const texts = [...stringsIn(data), message]
  const found = (words: RegExp) => texts.flatMap((text) => words.exec(text)?.[0] ?? [])[0]
  const encoded = found(KNOWN) ?? (which === 'known' ? undefined : found(ENCODED))
  const bytes = encoded ?? (which ? undefined : plainBytes(data))
  return bytes?.toLowerCase() as Hex | undefined
}

/** The words within an error's data, which may be more telling than its message. */
export function textsIn(data: unknown): readonly string[] {
  return stringsIn(data).filter((text) => /[a-z]{3}/i.test(text) && !/^0x[0-9a-f]*$/i.test(text))
}

/** Also of a contract that reverts with bytes of its own. */
function plainBytes(data: unknown): string | undefined {
  const inner = typeof data === 'object' && data !== null ? (data as { data?: unknown }).data : data
  return typeof inner === 'string' ? BYTES_AT_END.exec(inner)?.[0] : undefined
}

/** The nearest first. */
function stringsIn(data: unknown): readonly string[] {
  const texts: string[] = []
  let level: readonly unknown[] = [data]
  for (let depth = 0; depth < MAX_DEPTH && texts.length < MAX_TEXTS; depth++) {
    for (const each of level) if (typeof each === 'string') texts.push(each.slice(0, MAX_TEXT))
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return texts.slice(0, MAX_TEXTS)
}
