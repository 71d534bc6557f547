import { type AskedCall, DESCRIBE_PATH, type DescribedCall } from './described-call.ts'

const TIMEOUT_MS = 5_000

/** Of a call without a recipient nothing is known. Undefined when the dev server does not answer: a prompt then shows the data alone. */
export async function askAboutCalls(
  chainId: number,
  calls: readonly (Pick<AskedCall, 'data'> & Partial<AskedCall>)[]
): Promise<readonly DescribedCall[] | undefined> {
  try {
    const response = await fetch(DESCRIBE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chainId, calls: calls.map(({ to = '', data }) => ({ to, data })) }),
      signal: AbortSignal.timeout(TIMEOUT_MS)
    })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}
