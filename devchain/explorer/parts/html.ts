import type { html } from 'hono/html'

/** Escaped: whatever is put into an `html` template becomes text. */
export type Html = ReturnType<typeof html>
