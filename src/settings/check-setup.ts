import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { walletCatalogue } from '#adapters/wallet/wallet-catalogue.ts'
import { pageFiles } from '#src/pages.ts'
import { paletteProblem } from '#ui/theme/palette-problem.ts'
import { palettes } from '#ui/theme/palettes.ts'
import { assertThemeId, themes } from '#ui/theme/theme.ts'
import type { Page } from '#ui/views/page.ts'
import { config } from '../config.ts'

/** Lower-case words, so that a path is the same folder on every host. */
const PATH = /^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/
/** What a build writes itself. */
const TAKEN = ['404', 'assets']

/** Runs when a build or the development server starts. @throws Error that names the wallet, theme or page. */
export function checkSetup(): void {
  checkGroupedWallets()
  for (const theme of themes) assertThemeId(theme)
  for (const [theme, palette] of Object.entries(palettes)) {
    const problem = paletteProblem(theme, palette)
    if (problem !== undefined) throw new Error(problem)
  }
  checkPages(pageFiles)
}

/** The catalogue has every wallet of `walletGroups`. */
function checkGroupedWallets(): void {
  const catalogue = walletCatalogue({ discovery: new Eip6963Discovery(), device: { os: 'desktop', browser: 'other' } })
  const known = catalogue.map(({ id }) => id)
  const unknown = config.walletGroups?.flatMap(({ wallets }) => wallets).find((id) => !known.includes(id))
  if (unknown === undefined) return
  throw new Error(`walletGroups in src/config.ts names "${unknown}", which is none of the wallets ${known.join(', ')}.`)
}

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
