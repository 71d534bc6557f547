import type { SignClient } from './open-client.ts'

/** To be called before what needs the relay: left to itself, the package starts a round of attempts for each message. */
export async function reachRelay({ core: { relayer } }: SignClient): Promise<void> {
  if (!relayer.connected) await relayer.transportOpen()
}
