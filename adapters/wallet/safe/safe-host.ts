import { parseUrl } from '#domain/parse-url.ts'

/** As much of a window as tells who shows the page. */
export interface FramedPage {
  readonly parent: unknown
  /** `ancestorOrigins`: the frame around the page first; not every browser has it. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

/** The origin of the Safe that shows the page in a frame, when it is exactly one of `allowed`. */
export function safeHost(page: FramedPage, allowed: readonly string[]): string | undefined {
  if (page.parent === page) return undefined
  const origin = page.location.ancestorOrigins?.[0] ?? originOf(page.document.referrer)
  return allowed.find((host) => host === origin)
}

function originOf(url: string): string | undefined {
  return parseUrl(url)?.origin
}
