import type { Hex } from '#domain/address.ts'
import { networkHash } from '#domain/transaction/replacement.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/** How many entries are looked up in one batch. */
const BATCH_SIZE = 40

/** The hashes of the entries that the network does not have; `look` finds nothing for these. */
export async function unknownAmong(
  entries: readonly Transaction[],
  look: (hash: Hex) => Promise<unknown>
): Promise<readonly Hex[]> {
  const unknown: Hex[] = []
  for (let start = 0; start < entries.length; start += BATCH_SIZE) {
    const asked = entries.slice(start, start + BATCH_SIZE)
    const found = await Promise.all(asked.map((entry) => look(networkHash(entry))))
    unknown.push(...asked.flatMap(({ sent }, index) => (found[index] ? [] : sent.hash)))
  }
  return unknown
}
