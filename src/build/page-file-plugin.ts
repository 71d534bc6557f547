import { type ESTree, type Plugin, parseSync } from 'vite'

const LOADER = '#src/loaded-pages.ts'
const OWN_PAGES = /\/own-pages\.ts$/
const EAGER = /import\.meta\.glob(?:<Page>)?\(([^)]*?),\s*\{ eager: true, import: 'page' \}\)/
const PAGE_FILE = /\/contracts\/[\w-]+\/page\.ts$/

/**
 * Reads each `page.ts` without its `contracts`: their ABIs belong to the view, not to the site's first script, and
 * `npm start` opens the page before they are compiled.
 */
export function pageFiles(): Plugin {
  return {
    name: 'portside-page-files',
    enforce: 'pre',
    transform: (code, id) => (PAGE_FILE.test(id) ? { code: withoutContracts(code), map: null } : undefined)
  }
}

/** Loads each `page.ts` by itself on the development server, so that a mistake in one leaves the frame and the other pages. */
export function separatePages(): Plugin {
  return {
    name: 'portside-separate-pages',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    enforce: 'pre',
    transform: (code, id) => (OWN_PAGES.test(id) ? { code: withSeparatePages(code), map: null } : undefined)
  }
}

function withSeparatePages(code: string): string {
  const separate = code.replace(EAGER, 'await loadedPages(import.meta.glob($1))')
  return separate === code ? code : `import { loadedPages } from '${LOADER}'\n${separate}`
}

/** Blank where they were, so that all else stays in its line. */
export function withoutContracts(code: string): string {
  const { body } = parseSync('page.ts', code).program
  const named = body.find(isContracts)
  if (!named) return code
  const used = namesIn(body.filter((node) => node !== named && node.type !== 'ImportDeclaration'))
  const isUnused = (node: ESTree.Program['body'][number]) =>
    node.type === 'ImportDeclaration' &&
    node.specifiers.length > 0 &&
    node.specifiers.every(({ local }) => !used.has(local.name))
  return [named, ...body.filter(isUnused)].reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replace(/\S/g, ' ') + text.slice(end),
    code
  )
}

function isContracts(node: ESTree.Program['body'][number]): boolean {
  return (
    node.type === 'ExportNamedDeclaration' &&
    node.declaration?.type === 'VariableDeclaration' &&
    node.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'contracts')
  )
}

function namesIn(node: unknown, names: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return names
  if ('type' in node && node.type === 'Identifier' && 'name' in node) names.add(String(node.name))
  for (const child of Object.values(node)) namesIn(child, names)
  return names
}
