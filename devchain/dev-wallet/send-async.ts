import { toWalletErrorData, type WalletErrorData } from '#devchain/scripted-wallet/wallet-error.ts'

type Ask = (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>

interface LegacyAnswer {
  readonly id: unknown
  readonly jsonrpc: '2.0'
  readonly result?: unknown
  readonly error?: WalletErrorData
}

/** Of a batch there is no error as a whole. */
export type LegacyCallback = (error: unknown, answer: LegacyAnswer | readonly LegacyAnswer[]) => void

/** MetaMask's older way to ask, with JSON-RPC requests and a callback, which is called once, later. */
export function sendAsync(ask: Ask, payload: unknown, callback: LegacyCallback): void {
  if (typeof callback !== 'function') throw new TypeError('sendAsync needs a function that is called with the answer.')
  if (Array.isArray(payload)) {
    const answering = Promise.all(payload.map((each) => answer(ask, each)))
    void answering.then((outcomes) =>
      callback(
        null,
        outcomes.map(([, response]) => response)
      )
    )
  } else void answer(ask, payload).then(([error, response]) => callback(error, response))
}

/** @returns what was thrown, or null, and the response */
async function answer(ask: Ask, payload: unknown): Promise<readonly [unknown, LegacyAnswer]> {
  const { id, method, params } = Object(payload)
  const response = { id, jsonrpc: '2.0' } as const
  try {
    if (typeof method !== 'string') throw Object.assign(new Error('A request must have a method.'), { code: -32600 })
    return [null, { ...response, result: await ask({ method, params }) }]
  } catch (cause) {
    return [cause, { ...response, error: toWalletErrorData(cause) }]
  }
}
