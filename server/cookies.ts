import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** The one cookie jar of the service: HttpOnly, SameSite=Strict, for the whole host, `__Host-` and Secure on https. */
export class Cookies {
  readonly #secure: boolean

  constructor(secure: boolean) {
    this.#secure = secure
  }

  read(context: Context, name: string): string | undefined {
    return getCookie(context, name, this.#secure ? 'host' : undefined) || undefined
  }

  write(context: Context, name: string, value: string, maxAgeMs: number): void {
    const options = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: Math.floor(maxAgeMs / 1000) } as const
    setCookie(context, name, value, this.#secure ? { ...options, secure: true, prefix: 'host' } : options)
  }

  clear(context: Context, name: string): void {
    this.write(context, name, '', 0)
  }
}
