import { hasPassed } from '#domain/wait/is-past.ts'
import type { Address } from '../address.ts'
import { parseDataUri } from './data-uri.ts'
import { couldBeName } from './name.ts'
import { publicAddress } from './web-address.ts'

/** How long an answer of the name service is cached (requirement K10). */
export const NAMES_FRESH_FOR_MS = 86_400_000
/** A larger image would use up the storage quota. */
const MAX_CHARACTERS = 32_768

/** An answer of the name service; `value` is undefined if there is no such name or avatar. */
export interface NameAnswer {
  readonly value: string | undefined
}

export function isFresh(at: number, now: number): boolean {
  return !hasPassed(NAMES_FRESH_FOR_MS, at, now)
}

export function nameKey(account: Address): string {
  return `portside.name.${account.toLowerCase()}`
}

export function avatarKey(name: string): string {
  return `portside.avatar.${name}`
}

/** Parses untrusted text. Undefined if it is not an answer, or is 24 hours old. */
export function parseName(text: string | undefined, now: number): NameAnswer | undefined {
  return parseAnswer(text, now, couldBeName)
}

/** Parses untrusted text, as `parseName` does. */
export function parseAvatar(text: string | undefined, now: number): NameAnswer | undefined {
  return parseAnswer(text, now, isPublicPicture)
}

/** Undefined for an answer too large to store. */
export function serialiseAnswer({ value }: NameAnswer, now: number): string | undefined {
  return (value?.length ?? 0) > MAX_CHARACTERS ? undefined : JSON.stringify({ at: now, value })
}

function parseAnswer(
  text: string | undefined,
  now: number,
  isValid: (value: string) => boolean
): NameAnswer | undefined {
  const stored = parseObject(text)
  if (typeof stored?.at !== 'number' || !isFresh(stored.at, now)) return undefined
  if (stored.value === undefined) return { value: undefined }
  return typeof stored.value === 'string' && isValid(stored.value) ? { value: stored.value } : undefined
}

/** False for images off the public web: only the name service knows whether they are allowed. */
function isPublicPicture(url: string): boolean {
  return parseDataUri(url)?.mediaType.startsWith('image/') ?? publicAddress(url) !== undefined
}

function parseObject(text: string | undefined): { readonly at?: unknown; readonly value?: unknown } | undefined {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
