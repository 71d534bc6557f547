import { type Address, type Checksum, isAddress } from '../address.ts'
import { couldBeName } from './name.ts'
import { readPasted } from './pasted-address.ts'

/**
 * Why nothing can be viewed:
 * - `invalid`: it is neither an address nor a name
 * - `mistyped`: an address with a wrong checksum
 * - `no-names`: it is a name, and this page looks no names up
 * - `no-account`: no such name, or none with an account
 * - `unreachable`: the name could not be looked up this time
 */
export type ViewProblem = 'invalid' | 'mistyped' | 'no-names' | 'no-account' | 'unreachable'

/** The account that a visitor views without being its owner, as far as it is known. */
export type ViewedAccount =
  | { readonly status: 'none' }
  | { readonly status: 'looking-up'; readonly name: string }
  | { readonly status: 'shown'; readonly account: Address; readonly name: string | undefined }
  | {
      readonly status: 'failed'
      readonly text: string
      /** If the text is one: normalised, so that it can be shown whole. */
      readonly name?: string
      readonly problem: ViewProblem
      readonly details?: string
      /** See `pauseOf`. */
      readonly pausedUntil?: number
    }

/** What a visitor, or a link of anybody's, asks to view. */
type ViewRequest =
  | { readonly type: 'address'; readonly account: Address }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'unusable'; readonly problem: ViewProblem }

/** Ignored in names (ENSIP-15), and invisible. */
const IGNORED = /[\u00ad\u200b\u2060\u2064\ufeff]/g

/** Reads untrusted text. An account is the same on every network, so one that is named beside it does not matter. */
export function parseViewRequest(text: string, checksum: Checksum): ViewRequest {
  const { text: wanted, hasMore } = readPasted(text)
  if (hasMore) return { type: 'unusable', problem: 'invalid' }
  if (isAddress(wanted)) {
    const account = checksum(wanted.toLowerCase() as Address)
    const isPlain = wanted === wanted.toLowerCase() || wanted.slice(2) === wanted.slice(2).toUpperCase()
    return account && (isPlain || account === wanted)
      ? { type: 'address', account }
      : { type: 'unusable', problem: 'mistyped' }
  }
  const isName = wanted.includes('.') && couldBeName(wanted)
  return isName ? { type: 'name', name: wanted.replace(IGNORED, '') } : { type: 'unusable', problem: 'invalid' }
}
