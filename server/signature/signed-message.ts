import type { Hex } from '#domain/address.ts'
import { signedMessage } from '#server/api/schemas.ts'

type SignedMessage =
  | { readonly message: string; readonly signature: Hex }
  | { readonly status: 400 | 415 | 422; readonly error: string }

/** Reads `{ message, signature }` from a JSON body, or returns why it cannot. */
export async function readSignedMessage(request: Request): Promise<SignedMessage> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { status: 415, error: 'json-expected' }
  }
  const body = await readJson(request)
  if (body === undefined) return { status: 400, error: 'json-invalid' }
  const signed = signedMessage.safeParse(body)
  return signed.success ? signed.data : { status: 422, error: 'body-invalid' }
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    return undefined
  }
}
