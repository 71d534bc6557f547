import { contractOn } from '#contracts/contract-on.ts'
import { contract } from '#domain/contract/contract.ts'
import { guestBook } from './generated/guest-book.ts'

/** The guest book with its typed calls and events. */
export type GuestBook = NonNullable<ReturnType<typeof guestBookOn>>

/** Undefined where there is none. */
export function guestBookOn(chainId: number) {
  const place = contractOn(guestBook, chainId)
  return place && contract(place)
}
