import type { Page } from '@playwright/test'
import { languages } from '#domain/text/languages.ts'
import { launchOptions } from '../e2e/browser.ts'
import {
  expect,
  type ListedState,
  misfitsOfScene,
  openFrame,
  test as showcaseTest,
  watchPage
} from '../e2e/harness/showcase-test.ts'
import { limit } from '../run/limits.mjs'

/** Each scene waits for at least four frames, and nobody watches them. */
const args = [...launchOptions.args, '--disable-frame-rate-limit', '--disable-gpu-vsync']
const viewport = { width: 320, height: 720 }

interface Frame {
  readonly page: Page
  readonly problems: string[]
  readonly states: readonly ListedState[]
}

/** One page for all languages, since its code takes as long to load as a language takes to draw. */
const test = showcaseTest.extend<object, { readonly frame: Frame }>({
  frame: [
    async ({ browser, showcase }, use) => {
      const page = await browser.newPage({ baseURL: showcase, viewport, reducedMotion: 'reduce' })
      const problems = watchPage(page)
      await use({ page, problems, states: await openFrame(page) })
      await page.close()
    },
    { scope: 'worker', timeout: limit(120_000) }
  ]
})

test.use({ mode: 'production', launchOptions: { ...launchOptions, args } })

for (const language of Object.keys(languages).filter((tag) => tag !== 'en')) {
  test(`in ${language}, nothing of any state is cut off or sticks out`, async ({
    frame: { page, problems, states }
  }) => {
    test.setTimeout(limit(200_000))
    for (const each of states) {
      const found = [...(await misfitsOfScene(page, { ...each, language })), ...problems.splice(0)]
      expect.soft(found, `${each.part}, ${each.state}`).toEqual([])
    }
  })
}
