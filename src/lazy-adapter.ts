type AsyncMethods = Record<string, (...parameters: never[]) => Promise<unknown>>

/**
 * An adapter whose code is fetched with the first call of one of `methods`. A fetch that failed is tried again with
 * the next call; `toError` says how the failed call ends.
 */
export function lazyAdapter<Port extends object>(
  methods: readonly (keyof Port & string)[],
  load: () => Promise<Port>,
  toError: (cause: unknown, ...parameters: unknown[]) => unknown = (cause) => cause
): Port {
  let loading: Promise<Port> | undefined
  const loaded = async (parameters: unknown[]) => {
    loading ??= load()
    try {
      return (await loading) as AsyncMethods
    } catch (cause) {
      loading = undefined
      throw toError(cause, ...parameters)
    }
  }
  const calls = methods.map((method) => {
    const call = async (...parameters: never[]) => (await loaded(parameters))[method]?.(...parameters)
    return [method, call] as const
  })
  return Object.fromEntries(calls) as Port
}
