import { defineConfig, mergeConfig } from 'vite'
import type { PageSettings } from '#src/settings/settings.ts'
import product from '../../vite.config.ts'
import { manyChains } from './harness/many-chains.ts'

/** The product's own build, with far more chains and tokens than a page usually has. */
export default defineConfig(async (variables) => {
  const page = await product(variables)
  const settings: PageSettings = JSON.parse(page.define?.['__SETTINGS__'])
  const many = { ...settings, chains: manyChains(settings.chains) }
  return mergeConfig(page, { define: { __SETTINGS__: JSON.stringify(many) } })
})
