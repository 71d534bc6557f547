import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_LENGTH = 43

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

/** Makes secrets that it recognizes later without keeping any of them; its key is lost when the process ends. */
export class SecretMint {
  readonly #key = randomBytes(32)

  create(): string {
    return this.#sign(createSecret())
  }

  hasMade(secret: string): boolean {
    const actual = Buffer.from(secret)
    const expected = Buffer.from(this.#sign(secret.slice(0, SECRET_LENGTH)))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  }

  #sign(secret: string): string {
    return secret + createHmac('sha256', this.#key).update(secret).digest('base64url')
  }
}
