import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { walletCatalogue } from '#adapters/wallet/wallet-catalogue.ts'
import { pageFiles } from '#src/pages.ts'
import { paletteProblem } from '#ui/theme/palette-problem.ts'
import { palettes } from '#ui/theme/palettes.ts'
import { assertThemeId, themes } from '#ui/theme/theme.ts'
import { config } from '../config.ts'
import { checkPages } from './check-pages.ts'
import { checkGroupedWallets } from './wallet-groups.ts'

/** Runs when a build or the development server starts. @throws Error that names the wallet, theme or page. */
export function checkSetup(): void {
  const catalogue = walletCatalogue({ discovery: new Eip6963Discovery(), device: { os: 'desktop', browser: 'other' } })
  checkGroupedWallets(
    config.walletGroups ?? [],
    catalogue.map(({ id }) => id)
  )
  for (const theme of themes) assertThemeId(theme)
  for (const [theme, palette] of Object.entries(palettes)) {
    const problem = paletteProblem(theme, palette)
    if (problem !== undefined) throw new Error(problem)
  }
  checkPages(pageFiles)
}
