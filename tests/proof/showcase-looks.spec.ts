import { blockFont } from '../e2e/harness/block-font.ts'
import { drawScene, expect, openFrame, test } from '../e2e/harness/showcase-test.ts'
import { limit } from '../run/limits.mjs'

const PHONE = { width: 390, height: 720 }
/** Any, as long as it stays. */
const NOW = Date.UTC(2026, 0, 2, 15, 4)
/** Of a screenshot's pixels: machines differ in how they smooth an edge. */
const TOLERATED = 0.003

const style = `
  @font-face { font-family: Blocks; src: url(data:font/ttf;base64,${blockFont().toString('base64')}); }
  *, *::before, *::after { font-family: Blocks !important; font-synthesis: none; caret-color: transparent; }
`

test.use({ viewport: PHONE, timezoneId: 'UTC' })

test('each part looks as it did: its first state on a phone, in blocks instead of letters', async ({ page }) => {
  test.setTimeout(limit(300_000))
  await page.clock.setFixedTime(NOW)
  const states = await openFrame(page)
  await page.addStyleTag({ content: style })
  const firstOfEach = new Map(states.toReversed().map((each) => [each.part, each]))
  for (const first of firstOfEach.values()) {
    await drawScene(page, first)
    await expect
      .soft(page)
      .toHaveScreenshot(`${first.part}.png`, { maxDiffPixelRatio: TOLERATED, threshold: 0.1, timeout: limit(15_000) })
  }
})
