import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LocalChains } from '#devchain/playwright/local-chains.ts'
import { limit } from '../../run/limits.mjs'
import { buildPageWithNames } from '../build-pages.ts'
import { pageWithNames } from '../built-pages.ts'
import { test as base } from '../test.ts'
import { BASE_GOERLI, ETHEREUM, LINEA_GOERLI } from './local-chains.ts'
import { PageHost } from './page-host.ts'

/** The page with names, which it reads from a local Ethereum; its `initialChainId` is Base Goerli's. */
export const test = base.extend<object, { readonly namesFolder: string }>({
  namesFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      if (process.env['E2E_DIST'] !== undefined) return use(pageWithNames)
      const folder = mkdtempSync(path.join(tmpdir(), 'portside-names-'))
      await buildPageWithNames(folder)
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: limit(240_000) }
  ],

  workerChains: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const chains = await LocalChains.start({ chainIds: [BASE_GOERLI, LINEA_GOERLI, ETHEREUM] })
      await use(chains)
      await chains.stop()
    },
    { scope: 'worker', timeout: limit(120_000) }
  ],

  hosts: [
    async ({ namesFolder, workerChains: { devchain } }, use) => {
      const options = { folder: namesFolder, gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0) }
      const host = await new PageHost(options).start()
      await use({ withSignIn: host, withoutSignIn: host, own: host })
      await host.stop()
    },
    { scope: 'worker' }
  ]
})
