/** An EIP-1193 provider; all its answers are untrusted. */
export interface Eip1193Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

export function isProvider(value: unknown): value is Eip1193Provider {
  return typeof value === 'object' && typeof propertyOf(value, 'request') === 'function'
}

/** Undefined if reading throws: two extensions that fight over a property can leave a throwing getter. */
export function propertyOf(holder: unknown, name: string): unknown {
  try {
    return (holder as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}

/** The page's legacy provider, if a wallet injected one. */
export function windowEthereum(): Eip1193Provider | undefined {
  const provider = propertyOf(window, 'ethereum')
  return isProvider(provider) ? provider : undefined
}
