/** Fetches code with the first call; after a failure, which is thrown as `toError` says, the next call tries again. */
export function fetchOnce<Code>(load: () => Promise<Code>, toError: (cause: unknown) => Error): () => Promise<Code> {
  let loading: Promise<Code> | undefined
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw toError(cause)
    })
    return loading
  }
}
