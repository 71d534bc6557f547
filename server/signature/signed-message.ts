import type { Hex } from '#domain/address.ts'
import { readJsonBody } from '#server/api/json-body.ts'
import { signedMessage } from '#server/api/schemas.ts'

type SignedMessage =
  | { readonly message: string; readonly signature: Hex }
  | { readonly status: 400 | 415 | 422; readonly error: string }

/** Reads `{ message, signature }` from a JSON body, or returns why it cannot. */
export async function readSignedMessage(request: Request): Promise<SignedMessage> {
  const read = await readJsonBody(request)
  if ('error' in read) return read
  const signed = signedMessage.safeParse(read.body)
  return signed.success ? signed.data : { status: 422, error: 'body-invalid' }
}
