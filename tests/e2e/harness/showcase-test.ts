import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { SHOWCASE_PATH, showcasePlugin } from '#src/start/showcase-plugin.ts'
import { root } from '../../ready.mjs'
import { limit } from '../../run/limits.mjs'
import { sameOriginPageWithSignIn } from '../../tested-page.mjs'

/** One state of a part, as the showcase's own list has it. */
export interface ListedState {
  readonly part: string
  readonly state: string
}

interface WorkerFixtures {
  /** React draws four times as fast without its warnings, for tests of whether scenes fit. */
  readonly mode: 'development' | 'production'
  /** The origin of a development server with the showcase, without chains: whatever a scene shows comes from fakes. */
  readonly showcase: string
}

interface TestFixtures {
  /** Every error and failed request of the pages. */
  readonly problems: string[]
}

export { expect }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ['development', { option: true, scope: 'worker' }],

  showcase: [
    async ({ mode }, use) => {
      Object.assign(process.env, sameOriginPageWithSignIn, { NODE_ENV: mode })
      const cacheDir = mkdtempSync(path.join(tmpdir(), 'portside-showcase-'))
      const server = await createServer({
        configFile: path.join(root, 'vite.config.ts'),
        mode,
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

const inTime = { timeout: limit(15_000) }

/** Opens the page that draws one scene at a time. @returns every state of every part. */
export async function openFrame(page: Page): Promise<readonly ListedState[]> {
  await page.goto(SHOWCASE_PATH)
  const list = await page.waitForFunction(() => document.documentElement.dataset['states'], undefined, inTime)
  const states = JSON.parse((await list.jsonValue()) ?? '[]')
  await page.goto(`${SHOWCASE_PATH}/frame`)
  await page.waitForFunction(() => 'drawn' in document.documentElement.dataset, undefined, inTime)
  return states
}

interface Scene extends ListedState {
  readonly theme?: string
  readonly language?: string
}

/** Draws a scene in the page that `openFrame` has opened. */
export async function drawScene(page: Page, { part, state, theme = 'light', language = 'en' }: Scene): Promise<void> {
  const fragment = `#${new URLSearchParams({ part, state, theme, language })}`
  await page.evaluate((hash) => location.assign(hash), fragment)
  await page.waitForFunction((hash) => document.documentElement.dataset['drawn'] === hash, fragment, inTime)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Shows the drawn scene in another theme. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((id) => {
    document.documentElement.dataset['theme'] = id
  }, theme)
}
