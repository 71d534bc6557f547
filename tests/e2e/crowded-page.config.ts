import { defineConfig, mergeConfig } from 'vite'
import type { Environment } from '#src/environment/environment.ts'
import product from '../../vite.config.ts'
import { manyChains } from './harness/many-chains.ts'

/** The product's own build, with far more chains and tokens than a page usually has. */
export default defineConfig(async (variables) => {
  const page = await product(variables)
  const environment: Environment = JSON.parse(page.define?.['__ENVIRONMENT__'])
  const many = { ...environment, chains: manyChains(environment.chains) }
  return mergeConfig(page, { define: { __ENVIRONMENT__: JSON.stringify(many) } })
})
