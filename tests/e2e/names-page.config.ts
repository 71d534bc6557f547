import { defineConfig, mergeConfig } from 'vite'
import type { PageSettings } from '#src/settings/settings.ts'
import product from '../../vite.config.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'

/** The product's own build, which asks wallets to switch to Base Goerli once an account is connected. */
export default defineConfig(async (variables) => {
  const page = await product(variables)
  const settings: PageSettings = JSON.parse(page.define?.['__SETTINGS__'])
  return mergeConfig(page, {
    define: { __SETTINGS__: JSON.stringify({ ...settings, initialChainId: BASE_GOERLI } satisfies PageSettings) }
  })
})
