import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

/** Holds the secret id of the session. */
export const SESSION_COOKIE = 'portside-session'

interface CookieKind {
  readonly isSecure: boolean
  /** Other sites show the page in a frame, where browsers omit strict cookies. */
  readonly isFramed: boolean
}

/**
 * The service's cookies: HttpOnly, for the whole host, `__Host-` and Secure on https. SameSite=Strict, or for a framed page
 * Partitioned: the cookies set inside one embedding site are sent only there.
 */
export class Cookies {
  readonly #isSecure: boolean
  readonly #options: Parameters<typeof setCookie>[3]

  constructor({ isSecure, isFramed }: CookieKind) {
    this.#isSecure = isSecure
    this.#options = {
      path: '/',
      httpOnly: true,
      ...(isFramed ? { sameSite: 'None', secure: true, partitioned: true } : { sameSite: 'Strict' }),
      ...(isSecure && { secure: true, prefix: 'host' })
    }
  }

  read(context: Context, name: string): string | undefined {
    return getCookie(context, name, this.#isSecure ? 'host' : undefined) || undefined
  }

  /** From a `Cookie` header that somebody else has received. */
  readFrom(header: string, name: string): string | undefined {
    const full = this.#isSecure ? `__Host-${name}` : name
    return parse(header, full)[full] || undefined
  }

  write(context: Context, name: string, value: string, maxAgeMs: number): void {
    setCookie(context, name, value, { ...this.#options, maxAge: Math.floor(maxAgeMs / 1000) })
  }

  clear(context: Context, name: string): void {
    this.write(context, name, '', 0)
  }
}
