import { COLOUR_RULES, violationsOf } from '../axe.ts'
import { misfits } from '../e2e/harness/misfits.ts'
import { drawScene, expect, openFrame, showTheme, test, unwatchedBrowser } from '../e2e/harness/showcase-test.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'

/** The narrowest window that is held. */
const NARROWEST = { width: 320, height: 720 }
/** Where the layout is another one. */
const WIDER = [390, 1280]

/** So that the states are divided between the workers. */
const SHARES = 4

test.use({ viewport: NARROWEST, launchOptions: unwatchedBrowser })

for (let share = 0; share < SHARES; share++) {
  test(`every state of every part is drawn, accessible in every theme, and nothing is cut off or sticks out: ${share + 1} of ${SHARES}`, async ({
    page,
    problems
  }) => {
    test.setTimeout(limit(200_000))
    const states = await openFrame(page)
    expect(states.length).toBeGreaterThan(300)
    for (const each of states.filter((_, i) => i % SHARES === share)) {
      await drawScene(page, each)
      const found = [...(await violationsOf(page)), ...(await misfits(page))]
      // What does not depend on the theme was found in the first.
      for (const theme of ['dark', 'midnight']) {
        await showTheme(page, theme)
        found.push(...(await violationsOf(page, COLOUR_RULES)))
      }
      for (const width of WIDER) {
        await resize(page, { ...NARROWEST, width })
        found.push(...(await misfits(page)).map((words) => `at ${width} px: ${words}`))
      }
      await resize(page, NARROWEST)
      expect.soft([...found, ...problems.splice(0)], `${each.part}, ${each.state}`).toEqual([])
    }
  })
}
