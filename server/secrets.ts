import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SECRET_LENGTH = 43

/** 256 random bits as 43 cookie-safe characters. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** 128 random bits as letters and digits only, as EIP-4361 requires. */
export function createNonce(): string {
  return randomBytes(16).toString('hex')
}

/** Stored instead of the secret, so that a copy of the database signs nobody in. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Derived from the hash that is stored, from which the secret cannot be found either. */
export function publicId(hash: string): string {
  return createHash('sha256').update(`listed ${hash}`).digest('hex').slice(0, 32)
}

/** Creates secrets and recognises them later without storing them; its key is lost when the process ends. */
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
