import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as 43 characters that a cookie can hold as they are. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits, letters and digits only, as EIP-4361 asks. */
export function createNonce(): string {
  return randomBytes(16).toString('hex')
}

/** What is stored in a secret's place, so that a copy of the database signs nobody in. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
