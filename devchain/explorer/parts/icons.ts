import { html } from 'hono/html'
import type { Html } from './html.ts'

/** In the style of the page's own icons. */
const paths = {
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-4 9.3 2.8 2.7L16 9.5',
  reverted: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM9.3 9.3l5.4 5.4m0-5.4-5.4 5.4',
  pending: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V12l3 2',
  unknown: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m-2.6 6.6a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 2m0 2.6v.1',
  block: 'M12 3 4 7.5v9l8 4.5 8-4.5v-9zM4 7.5l8 4.5m0 9v-9m8-4.5L12 12',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.7 11.2L20 20',
  anchor:
    'M12 3a2.2 2.2 0 1 0 0 4.4A2.2 2.2 0 0 0 12 3m0 4.4V21M8.5 10.5h7M4 13c.3 4.5 3.6 8 8 8s7.7-3.5 8-8m-16 0-1.5 2M20 13l1.5 2'
} as const

export type IconName = keyof typeof paths

/** Always decorative: its meaning is in the text beside it. */
export function icon(name: IconName, size = 20): Html {
  return html`<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"/></svg>`
}
