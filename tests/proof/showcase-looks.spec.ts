import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { blockFont } from '../e2e/harness/block-font.ts'
import { drawScene, expect, openFrame, test } from '../e2e/harness/showcase-test.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'

const PHONE = { width: 390, height: 720 }
/** Any, as long as it stays. */
const NOW = Date.UTC(2026, 0, 2, 15, 4)
/** Small pictures: a pixel of theirs is two of the window's. */
const SCALE = 0.5
/** Of a screenshot's pixels: machines differ in how they smooth an edge. */
const TOLERATED = 0.003

const style = `
  @font-face { font-family: Blocks; src: url(data:font/ttf;base64,${blockFont().toString('base64')}); }
  *, *::before, *::after { font-family: Blocks !important; font-synthesis: none; caret-color: transparent; }
`

/** The parts that most visitors see, also drawn in other ways: one state of each. */
const MAIN_STATES = [
  ['site', 'home, nobody is connected'],
  ['site', 'dashboard'],
  ['connect-dialog', 'the list of wallets'],
  ['account-dialog', 'a name and transactions'],
  ['chain-dialog', 'the networks'],
  ['sign-in', 'ready to sign'],
  ['send-review', 'with a choice of speeds'],
  ['activity', 'every fate']
] as const

const VARIANTS = [
  { name: 'dark', theme: 'dark' },
  { name: 'midnight', theme: 'midnight' },
  { name: 'arabic', language: 'ar' },
  { name: 'desktop', width: 1280 }
] as const

test.use({ viewport: PHONE, deviceScaleFactor: SCALE, timezoneId: 'UTC' })

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW))

test('every state of every part looks as it did: on a phone, in blocks instead of letters', async ({ page }) => {
  test.setTimeout(limit(600_000))
  for (const each of await openInBlocks(page)) {
    await drawScene(page, each)
    await expectLook(page, [each.part, slug(each.state)])
  }
})

for (const { name, ...variant } of VARIANTS) {
  test(`in ${name}, the main parts look as they did`, async ({ page }) => {
    test.setTimeout(limit(60_000))
    await openInBlocks(page)
    await resize(page, { ...PHONE, ...variant })
    for (const [part, state] of MAIN_STATES) {
      await drawScene(page, { part, state, ...variant })
      await expectLook(page, [name, slug(`${part} ${state}`)])
    }
  })
}

test('every picture is of a state that there is', async ({ page }) => {
  const states = (await openFrame(page)).map(({ part, state }) => `${part}/${slug(state)}.png`)
  const variants = VARIANTS.flatMap(({ name }) =>
    MAIN_STATES.map(([part, state]) => `${name}/${slug(`${part} ${state}`)}.png`)
  )
  const files = readdirSync(path.join(import.meta.dirname, 'screenshots'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.png')).toSorted()).toEqual([...states, ...variants].toSorted())
})

async function openInBlocks(page: Page): ReturnType<typeof openFrame> {
  const states = await openFrame(page)
  await page.addStyleTag({ content: style })
  return states
}

/** Soft, so that one run shows everything that has changed. Only what the scene draws, as far as it is in the window. */
async function expectLook(page: Page, [folder, name]: readonly [string, string]): Promise<void> {
  const clip = await page.evaluate(() => {
    // A review scrolls to itself as it grows.
    scrollTo(0, 0)
    const drawn = document.querySelector('dialog[open]') ?? document.querySelector('#root > main') ?? document.body
    const { left, top, right, bottom } = drawn.getBoundingClientRect()
    const [x, y] = [Math.max(0, left), Math.max(0, top)]
    return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y }
  })
  await expect.soft(page).toHaveScreenshot([folder, `${name}.png`], {
    clip,
    scale: 'device',
    maxDiffPixelRatio: TOLERATED,
    threshold: 0.1,
    timeout: limit(5_000)
  })
}

function slug(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
