import type { Hex } from '#domain/address.ts'

type SignedMessage =
  | { readonly message: string; readonly signature: Hex }
  | { readonly status: 400 | 415 | 422; readonly error: string }

/** Empty bytes stand for a message that a contract account has marked as signed on chain. */
const SIGNATURE = /^0x(?:[0-9a-fA-F]{2})*$/

/** Reads `{ message, signature }` from a JSON body, or returns why it cannot. */
export async function readSignedMessage(request: Request): Promise<SignedMessage> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { status: 415, error: 'json-expected' }
  }
  const body = await readJson(request)
  if (body === undefined) return { status: 400, error: 'json-invalid' }
  const { message, signature } = (body ?? {}) as { readonly message?: unknown; readonly signature?: unknown }
  if (typeof message !== 'string' || !isSignature(signature)) return { status: 422, error: 'body-invalid' }
  return { message, signature }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}

function isSignature(value: unknown): value is Hex {
  return typeof value === 'string' && SIGNATURE.test(value)
}
