import { existsSync } from 'node:fs'
import path from 'node:path'

/** Finds links within the site that lead nowhere: to no page, no file, or no anchor of a page. */
export function checkLinks() {
  const pages = new Map()
  return {
    collect(page, html) {
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const links = [...html.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'))
      pages.set(`/${page.replace(/\.md$/, '.html')}`, { ids, links })
    },
    /** @throws Error with every dead link */
    check(folder) {
      const dead = [...pages].flatMap(([page, { links }]) =>
        links.filter((href) => !isAlive(page, href, folder)).map((href) => `${page}: ${href}`)
      )
      if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join('\n')}`)
    }
  }

  function isAlive(page, href, folder) {
    const url = new URL(href, `http://site.invalid${page}`)
    if (url.host !== 'site.invalid') return true
    const name = decodeURIComponent(url.pathname).replace(/\/$/, '/index.html')
    const anchor = decodeURIComponent(url.hash.slice(1))
    const target = pages.get(name)
    if (!target) return existsSync(path.join(folder, name))
    return anchor === '' || target.ids.has(anchor)
  }
}
