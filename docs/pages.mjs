// Which Markdown files are pages of the site, their addresses, and where their links lead. Needs only Node.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** Written from doc comments, and not in Git. */
export const REFERENCE = 'docs/reference'
/** Where the site has the files that are not pages. */
export const FILES = 'files'

const SKIPPED = new Set(['node_modules', 'dist', 'test-results'])

/** The Markdown files of the project, as paths from its root. */
export function markdownFiles(folder = '') {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : markdownFiles(file)
    return entry.isFile() && file.endsWith('.md') ? [file] : []
  })
}

/** Those of the root and of `docs/`, and each folder's README. */
export function isPage(file) {
  return file.endsWith('.md') && (/^(?:docs\/|[^/]+$)/.test(file) || path.posix.basename(file) === 'README.md')
}

/** Where the site has a page: the README of a folder is its index, and `docs/` is left out. */
export function pageOf(file) {
  return file.replace(/^docs\//, '').replace(/(^|\/)README\.md$/, '$1index.md')
}

/** The text of its first heading. */
export function titleOf(file) {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? []
  return title.replace(/[`*\\]/g, '')
}

/** The anchor of a heading, as GitHub spells it, so that the same link works there and here. */
export function slug(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replace(/ /g, '-')
}

/**
 * Where a link in a Markdown file leads: undefined if to another site or within the file, else a file of the project, the
 * README where it names a folder, and the anchor with its `#`.
 * @throws Error if there is no such file
 */
export function targetOf(file, href) {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)) return undefined
  const [, name = '', anchor = ''] = /^([^#?]*)[^#]*(#.*)?$/.exec(href) ?? []
  const found = path.posix.join(path.posix.dirname(file), decodeURIComponent(name))
  const target = kindOf(found) === 'folder' ? path.posix.join(found, 'README.md') : found
  if (target.startsWith('..') || kindOf(target) !== 'file') throw new Error(`${file} links to ${href}: no such file.`)
  return { file: target, anchor }
}

function kindOf(file) {
  const stats = statSync(path.join(root, file), { throwIfNoEntry: false })
  if (stats?.isDirectory()) return 'folder'
  return stats?.isFile() ? 'file' : undefined
}
