import type { Page } from '#ui/views/page.ts'

/** Lower-case words, so that a path is the same folder on every host. */
const PATH = /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/
/** What a build writes itself. */
const TAKEN = ['404', 'assets']

/** @throws Error with one sentence that names the file of a page that cannot be served, from the project's root. */
export function checkPages(files: Readonly<Record<string, Page | undefined>>): void {
  const owners = new Map<string, string>()
  for (const [name, page] of Object.entries(files)) {
    const file = name.replace('../', '')
    if (!page) throw new Error(`${file} must export its page as "page".`)
    const { path } = page
    const owner = owners.get(path)
    if (owner !== undefined) throw new Error(`${file}: the path "${path}" is also that of ${owner}.`)
    if (path !== '/' && !PATH.test(path))
      throw new Error(`${file}: a path is "/" and lower-case words, like "/log-book", got "${path}".`)
    if (TAKEN.includes(path.split('/')[1] ?? ''))
      throw new Error(`${file}: the path "${path}" is taken by a file of the build.`)
    owners.set(path, file)
  }
}
