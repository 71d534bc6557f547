import type { html } from 'hono/html'

/** Escaped: values in an `html` template become text. */
export type Html = ReturnType<typeof html>
