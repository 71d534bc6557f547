import { defineConfig, mergeConfig } from 'vite'
import type { Environment } from '#src/environment/environment.ts'
import product from '../../vite.config.ts'
import { BASE_GOERLI } from './harness/local-chains.ts'

/** The product's own build, which asks wallets to switch to Base Goerli once an account is connected. */
export default defineConfig(async (variables) => {
  const page = await product(variables)
  const environment: Environment = JSON.parse(page.define?.['__ENVIRONMENT__'])
  return mergeConfig(page, {
    define: { __ENVIRONMENT__: JSON.stringify({ ...environment, initialChainId: BASE_GOERLI } satisfies Environment) }
  })
})
