interface Ended {
  readonly topic: string
}

interface EndingClient {
  /** The package's types keep `deleteSession` to itself. */
  readonly engine: object
  readonly session: { readonly keys: readonly string[] }
}

/**
 * Makes one end of what the relay delivers twice, pushed and fetched at the same moment: the package fails at the second
 * one, in a listener whose failure nobody takes up.
 */
export function endOnce({ engine, session }: EndingClient): void {
  const { deleteSession } = engine as { readonly deleteSession: (ended: Ended) => Promise<void> }
  Object.assign(engine, {
    deleteSession: (ended: Ended) =>
      deleteSession(ended).catch((cause: unknown) => {
        if (session.keys.includes(ended.topic)) throw cause
      })
  })
}
