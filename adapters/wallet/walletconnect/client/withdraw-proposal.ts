import type { Session, SignClient } from './open-client.ts'

interface EngineEvents {
  emit(name: string, outcome: { readonly error: { readonly code: number; readonly message: string } }): unknown
  once(name: string, listener: (outcome: { readonly session?: Session }) => void): unknown
}

/** There is no call for it; what has expired is forgotten at once. A session that comes in this very moment is ended. */
export function withdrawProposal(client: SignClient, id: number): void {
  const { events } = client.engine as unknown as { readonly events: EngineEvents }
  const outcome = `session_connect:${id}`
  // The package's own timer, due when a code expires, would reject a promise that nobody can catch.
  events.emit(outcome, { error: { code: 0, message: 'Proposal expired' } })
  events.once(outcome, ({ session }) => {
    const reason = { code: 6000, message: 'User disconnected.' }
    if (session) client.disconnect({ topic: session.topic, reason }).catch(() => undefined)
  })
  if (client.core.expirer.has(id)) client.core.expirer.set(id, 0)
}
