type DeleteSession = (deleted: { readonly topic: string }) => Promise<void>

interface DeletingClient {
  /** The package's types hide `deleteSession`. */
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/** The relay may deliver a `session_delete` twice; the package fails on the second, where nobody can catch it. */
export function ignoreDuplicateDeletes({ engine, session }: DeletingClient): void {
  const { deleteSession } = engine as { readonly deleteSession: DeleteSession }
  const deleteOnce: DeleteSession = (deleted) =>
    deleteSession(deleted).catch((cause: unknown) => {
      if (session.keys.includes(deleted.topic)) throw cause
    })
  Object.assign(engine, { deleteSession: deleteOnce })
}
