import { couldBeName } from '#domain/name/name.ts'
import type { Address } from '../address.ts'

/** What is known of a name that was typed as the recipient; `typed` is without spaces around it. */
export type RecipientName =
  | { readonly status: 'resolving'; readonly typed: string }
  | {
      readonly status: 'resolved'
      readonly typed: string
      /** Normalised (ENSIP-15). */
      readonly name: string
      /** What the name stands for now. */
      readonly address: Address
      readonly avatarUrl?: string
    }
  /** `invalid`: it cannot be a name; `unknown`: it stands for no address. */
  | { readonly status: 'invalid' | 'unknown'; readonly typed: string }
  /** No node could tell; for `pausedUntil` see `pauseOf`. */
  | { readonly status: 'unreadable'; readonly typed: string; readonly pausedUntil?: number }

/** True for text that is worth asking a name service about. */
export function isNameTyped(text: string): boolean {
  return text.includes('.') && couldBeName(text)
}

/** What is known of the typed name; undefined if that is about another text. */
export function nameFor(text: string, name: RecipientName | undefined): RecipientName | undefined {
  return name?.typed === text.trim() ? name : undefined
}
