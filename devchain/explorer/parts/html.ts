import type { html } from 'hono/html'
import { raw } from 'hono/html'

/** Escaped: values in an `html` template become text. */
export type Html = ReturnType<typeof html>

/** Written out in a tagged template, it is compiled to a call of a helper that the package does not have. */
export const endOfScript = raw('</script>')
