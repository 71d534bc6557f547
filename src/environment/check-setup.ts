import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { walletCatalogue } from '#adapters/wallet/wallet-catalogue.ts'
import { assertThemeId, themes } from '#ui/theme/theme.ts'

/** Runs when a build or the development server starts. @throws Error that names the wallet or theme (section 5). */
export function checkSetup(): void {
  walletCatalogue({ discovery: new Eip6963Discovery(), device: { os: 'desktop', browser: 'other' } })
  for (const theme of themes) assertThemeId(theme)
}
