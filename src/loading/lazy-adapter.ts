import { once } from '#domain/wait/once.ts'

/** A port whose methods are all asynchronous, so that they can wait for their code. */
type AsyncMethods<Port> = { readonly [Method in keyof Port]: (...parameters: never[]) => Promise<unknown> }

type Method = (...parameters: unknown[]) => Promise<unknown>

/**
 * An adapter whose code is fetched on the first call of any method. If that fails, the call rejects with the result of
 * `toError`, and the next call fetches again.
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
  // Awaiting the adapter itself reads `then`, and no method of a port is named by a symbol.
  const get = (_: Port, name: string | symbol) =>
    typeof name === 'symbol' || name === 'then' ? undefined : callOf(name)
  return new Proxy({} as Port, { get })
}
