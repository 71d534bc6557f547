import type { Page } from '@playwright/test'
import { sizeOf } from './bytes.ts'

/** Adds up the compressed size of the scripts that a page fetches, and counts requests to other hosts. */
export function watchScripts(page: Page, dist: string, origin: string): { bytes(): number; foreign(): number } {
  const files = new Set<string>()
  let foreign = 0
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http')) return
    if (url.origin !== origin) foreign++
    else if (url.pathname.endsWith('.js')) files.add(url.pathname.slice(1))
  })
  return {
    bytes: () => [...files].reduce((sum, file) => sum + sizeOf(dist, file).brotli, 0),
    foreign: () => foreign
  }
}
