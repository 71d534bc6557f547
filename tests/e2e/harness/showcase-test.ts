import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { SHOWCASE_PATH, showcasePlugin } from '#src/start/showcase-plugin.ts'
import type { LanguageTag } from '#ui/text/languages.ts'
import { root } from '../../ready.mjs'
import { limit } from '../../run/limits.mjs'
import { sameOriginPageWithSignIn } from '../../tested-page.mjs'
import { launchOptions } from '../browser.ts'
import { findMisfits, type Misfits, SHORTENED } from './misfits.ts'

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
        // Both, since libraries that are found later reload the page.
        optimizeDeps: { entries: ['showcase/*.html', 'index.html'] }
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
      const problems = watchPage(page)
      await use(problems)
      expect(problems, 'errors and warnings').toEqual([])
    },
    { auto: true }
  ]
})

/** @returns every error and warning of the page from now on. */
export function watchPage(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  return problems
}

/** Each scene waits for at least four frames, and nobody watches them. */
export const unwatchedBrowser = {
  ...launchOptions,
  args: [...launchOptions.args, '--disable-frame-rate-limit', '--disable-gpu-vsync']
}

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
export async function drawScene(page: Page, scene: Scene): Promise<void> {
  await page.evaluate(showScene, drawingOf(scene))
}

/**
 * Shows the drawn scene in one language after the other, and looks for misfits in each. One call of the browser, since a call
 * for each language takes as long as the drawing.
 */
export async function misfitsInLanguages(page: Page, languages: readonly LanguageTag[]): Promise<readonly Misfits[]> {
  return page.evaluate(
    `(${lookInLanguages})(${JSON.stringify(languages)}, ${JSON.stringify(SHORTENED)}, ${findMisfits})`
  )
}

/** Serialised and run in the page, so it can use only its arguments. */
async function lookInLanguages(
  languages: readonly LanguageTag[],
  shortened: string,
  find: typeof findMisfits
): Promise<readonly Misfits[]> {
  const misfits: Misfits[] = []
  for (const language of languages) {
    await globalThis.showcaseFrame?.showIn(language)
    const isShown = document.documentElement.lang === language
    misfits.push({ language, found: isShown ? find(shortened) : [`The page is in ${document.documentElement.lang}.`] })
  }
  return misfits
}

function drawingOf({ part, state, theme = 'light', language = 'en' }: Scene): Drawing {
  return { fragment: `#${new URLSearchParams({ part, state, theme, language })}`, withinMs: inTime.timeout }
}

interface Drawing {
  readonly fragment: string
  readonly withinMs: number
}

/** Serialised and run in the page, so it can use only its argument. */
function showScene({ fragment, withinMs }: Drawing): Promise<void> {
  const { documentElement } = document
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not drawn within ${withinMs} ms: ${fragment}`)), withinMs)
    const check = () => {
      if (documentElement.dataset['drawn'] !== fragment) return
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const observer = new MutationObserver(check)
    observer.observe(documentElement, { attributeFilter: ['data-drawn'] })
    location.assign(fragment)
    check()
  })
}

/** Shows the drawn scene in another theme. */
export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((id) => {
    document.documentElement.dataset['theme'] = id
  }, theme)
}
