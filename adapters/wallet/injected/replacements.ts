import { type Eip1193Provider, propertyOf } from '#adapters/wallet/eip1193.ts'
import type { AnnouncedReplacement } from '#domain/ports/connector.ts'
import { isHash } from './answers.ts'

/** EIP-2831 has an event for each reason; which it was is read from the chain. */
const EVENTS = ['tx_replacement', 'tx_speedup', 'tx_cancel'] as const

/** Listens to what a wallet says of its own replacements (EIP-2831). Malformed events are ignored. */
export function subscribeToReplacements(
  provider: Eip1193Provider,
  listener: (replacement: AnnouncedReplacement) => void
): () => void {
  const handle = (payload: unknown) => {
    const [hash, replacedBy] = [propertyOf(payload, 'oldTx'), propertyOf(payload, 'newTx')]
    if (isHash(hash) && isHash(replacedBy)) listener({ hash, replacedBy })
  }
  for (const event of EVENTS) provider.on?.(event, handle)
  return () => {
    for (const event of EVENTS) provider.removeListener?.(event, handle)
  }
}
