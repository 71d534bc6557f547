import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { createServer } from 'vite'
import { showcasePlugin } from '#src/start/showcase-plugin.ts'
import { root } from '../../ready.mjs'
import { limit } from '../../run/limits.mjs'
import { sameOriginPageWithSignIn } from '../../tested-page.mjs'

interface WorkerFixtures {
  /** The origin of a development server with the showcase, without chains: whatever a scene shows comes from fakes. */
  readonly showcase: string
}

interface TestFixtures {
  /** Every error and failed request of the pages. */
  readonly problems: readonly string[]
}

export { expect }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  showcase: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      Object.assign(process.env, sameOriginPageWithSignIn)
      const cacheDir = mkdtempSync(path.join(tmpdir(), 'portside-showcase-'))
      const server = await createServer({
        configFile: path.join(root, 'vite.config.ts'),
        mode: 'development',
        logLevel: 'warn',
        cacheDir,
        plugins: [showcasePlugin()],
        server: { port: 0, hmr: false, watch: null },
        optimizeDeps: { entries: ['showcase/*.html'] }
      })
      await server.listen()
      await use(new URL(server.resolvedUrls?.local[0] ?? '').origin)
      await server.close()
      rmSync(cacheDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: limit(120_000) }
  ],

  baseURL: async ({ showcase }, use) => use(showcase),

  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
      })
      page.on('pageerror', ({ message }) => problems.push(message))
      await use(problems)
      expect(problems, 'errors and warnings').toEqual([])
    },
    { auto: true }
  ]
})
