import type { Contract } from '#domain/contract/contract.ts'
import type { guestBookAbi } from './generated/guest-book.ts'

/** The guest book with its typed calls and events. */
export type GuestBook = Contract<typeof guestBookAbi>
