import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { walletCatalogue } from '#adapters/wallet/wallet-catalogue.ts'
import { pageFiles } from '#src/pages.ts'
import { assertThemeId, themes } from '#ui/theme/theme.ts'
import { checkPages } from './check-pages.ts'

/** Runs when a build or the development server starts. @throws Error that names the wallet, theme (section 5) or page. */
export function checkSetup(): void {
  walletCatalogue({ discovery: new Eip6963Discovery(), device: { os: 'desktop', browser: 'other' } })
  for (const theme of themes) assertThemeId(theme)
  checkPages(pageFiles)
}
