import { createHash, timingSafeEqual } from 'node:crypto'

const MIN_BYTES = 32
const MAX_BYTES = 512
/** Two for each of several servers while they change to new ones. */
const MAX_KEYS = 16

/** What is wrong with the secrets of a team's servers, in one sentence that repeats none of them; undefined for a valid list. */
export function serverKeysProblem(keys: readonly string[]): string | undefined {
  if (keys.some((key) => !/^[\x21-\x7e]+$/.test(key))) {
    return 'a key may hold visible ASCII characters only, as it is sent in a header.'
  }
  if (keys.some((key) => key.length < MIN_BYTES || key.length > MAX_BYTES)) {
    return `a key has fewer than ${MIN_BYTES} or more than ${MAX_BYTES} bytes.`
  }
  if (keys.length > MAX_KEYS) return `it lists ${keys.length} keys, but there may be ${MAX_KEYS} at most.`
  if (new Set(keys).size < keys.length) return 'it lists a key twice.'
  return undefined
}

/** The secrets by which a team's own servers prove themselves; several, so that one can be replaced while it is used. */
export class ServerKeys {
  /** Of equal length, whatever that of the keys is. */
  readonly #digests: readonly Buffer[]

  /** @throws Error for a key that is too short. */
  constructor(keys: readonly string[]) {
    const problem = serverKeysProblem(keys)
    if (problem !== undefined) throw new Error(`Keys of servers: ${problem}`)
    this.#digests = keys.map(digestOf)
  }

  /**
   * Whose requests count together; compares with every key, so that the time it takes says nothing about them.
   * @param authorization the header: `Bearer` and the key.
   * @returns undefined if it is none of them.
   */
  nameOf(authorization: string | undefined): string | undefined {
    const [, key = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
    const digest = digestOf(key)
    const equal = this.#digests.map((each) => timingSafeEqual(each, digest))
    const index = equal.indexOf(true)
    return index < 0 ? undefined : `server ${index}`
  }
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
