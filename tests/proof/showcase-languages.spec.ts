import type { Page } from '@playwright/test'
import { isLanguageTag, languages } from '#ui/text/languages.ts'
import {
  drawScene,
  expect,
  type ListedState,
  misfitsInLanguages,
  openFrame,
  test as showcaseTest,
  unwatchedBrowser,
  watchPage
} from '../e2e/harness/showcase-test.ts'
import { limit } from '../run/limits.mjs'

const softly = expect.configure({ soft: true })
const viewport = { width: 320, height: 720 }
const others = Object.keys(languages)
  .filter(isLanguageTag)
  .filter((tag) => tag !== 'en')
const NOW = Date.UTC(2026, 0, 2, 15, 4)
/** So that the parts are divided between the workers, and each worker loads the code of all scenes once. */
const SHARES = 8

interface Frame {
  readonly page: Page
  readonly problems: string[]
  readonly states: readonly ListedState[]
}

const test = showcaseTest.extend<object, { readonly frame: Frame }>({
  frame: [
    async ({ browser, showcase }, use) => {
      const page = await browser.newPage({ baseURL: showcase, viewport, reducedMotion: 'reduce' })
      // Ages that a scene shows would count on between two readings of its texts.
      await page.clock.setFixedTime(NOW)
      const problems = watchPage(page)
      await use({ page, problems, states: await openFrame(page) })
      await page.close()
    },
    { scope: 'worker', timeout: limit(120_000) }
  ]
})

test.use({ mode: 'production', launchOptions: unwatchedBrowser })

for (let share = 0; share < SHARES; share++) {
  test(`in no language is anything of a state cut off, and a change of language leaves no other text behind: ${share + 1} of ${SHARES}`, async ({
    frame: { page, problems, states }
  }) => {
    test.setTimeout(limit(300_000))
    for (const each of states.filter((_, i) => i % SHARES === share)) {
      const name = `${each.part}, ${each.state}`
      await drawScene(page, each)
      for (const { language, found } of await misfitsInLanguages(page, [...others, 'de']))
        expect.soft(found, `${name}, in ${language}`).toEqual([])
      const changed = await textsOf(page)
      await drawScene(page, { ...each, language: 'de', theme: 'dark' })
      // A long list is drawn a few rows at a time.
      await softly.poll(() => textsOf(page), `${name}, drawn in German and changed to it`).toEqual(changed)
      expect.soft(problems.splice(0), name).toEqual([])
    }
  })
}

/** All that is read or heard of the page. */
function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const heard = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title']
    const attributes = [...document.querySelectorAll(heard.map((name) => `[${name}]`).join())].flatMap((element) =>
      heard.map((name) => element.getAttribute(name) ?? '')
    )
    return [...document.body.innerText.split('\n'), ...attributes]
  })
}
