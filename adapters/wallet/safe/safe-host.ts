import { parseUrl } from '#domain/parse-url.ts'

/** The part of a window that reveals which site shows the page in a frame. */
export interface FramedPage {
  readonly parent: unknown
  /** `ancestorOrigins`: the parent frame first; not every browser supports it. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/** The origin of the Safe that shows the page in a frame, if it is one of `allowed`. */
export function safeHost(page: FramedPage, allowed: readonly string[]): string | undefined {
  if (page.parent === page) return undefined
  const origin = page.location.ancestorOrigins?.[0] ?? originOf(page.document.referrer)
  return allowed.find((host) => host === origin)
}

function originOf(url: string): string | undefined {
  return parseUrl(url)?.origin
}
