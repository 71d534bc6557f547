/** A wallet's provider as EIP-1193 describes it; everything it answers is untrusted. */
export interface Eip1193Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] | object }): Promise<unknown>
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

export function isProvider(value: unknown): value is Eip1193Provider {
  return (
    typeof value === 'object' && value !== null && typeof (value as Partial<Eip1193Provider>).request === 'function'
  )
}

/** The page's legacy provider, where a wallet put one. */
export function windowEthereum(): Eip1193Provider | undefined {
  try {
    const provider: unknown = (window as { ethereum?: unknown }).ethereum
    return isProvider(provider) ? provider : undefined
  } catch {
    // Two extensions that fight over the property can leave a getter that throws.
    return undefined
  }
}
