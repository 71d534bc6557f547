import { once } from '#domain/wait/once.ts'

/** A port all of whose methods can wait for their code. */
type AsyncMethods<Port> = { readonly [Method in keyof Port]: (...parameters: never[]) => Promise<unknown> }

type Method = (...parameters: unknown[]) => Promise<unknown>

/**
 * An adapter whose code is fetched with the first call of any method. A fetch that failed is repeated with the next call;
 * `toError` says how the failed one ends.
 */
export function lazyAdapter<Port extends object & AsyncMethods<Port>>(
  load: () => Promise<Port>,
  toError: (cause: unknown, parameters: readonly unknown[]) => unknown = (cause) => cause
): Port {
  const loaded = once(load)
  const callOf = (name: string): Method => {
    return async (...parameters) => {
      const adapter = await loaded().catch((cause: unknown) => {
        throw toError(cause, parameters)
      })
      const { [name]: method } = adapter as Readonly<Record<string, Method | undefined>>
      return method?.apply(adapter, parameters)
    }
  }
  // Whoever awaits the adapter itself asks for `then`, and no method of a port has a symbol for a name.
  const get = (_: Port, name: string | symbol) =>
    typeof name === 'symbol' || name === 'then' ? undefined : callOf(name)
  return new Proxy({} as Port, { get })
}
