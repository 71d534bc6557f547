import path from 'node:path'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { pageConfig } from '../../vite.config.ts'
import { root } from '../ready.mjs'

/** The product's own build, with the addresses of a team's contracts on the tests' chains, as `npm start` serves them. */
export default defineConfig((environment) =>
  pageConfig(environment, [localAddresses(process.env['CONTRACT_ADDRESSES'] ?? '{}')])
)

function localAddresses(addresses: string): Plugin {
  const file = normalizePath(path.join(root, 'contracts/local-addresses.ts'))
  return {
    name: 'tests:local-addresses',
    load: (id) => (id === file ? `export const localAddresses = ${addresses}\n` : undefined)
  }
}
