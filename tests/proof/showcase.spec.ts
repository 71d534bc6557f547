import { COLOUR_RULES, violationsOf } from '../axe.ts'
import { misfits } from '../e2e/harness/misfits.ts'
import { drawScene, expect, openFrame, test } from '../e2e/harness/showcase-test.ts'
import { limit } from '../run/limits.mjs'

/** The narrowest window that is held. */
test.use({ viewport: { width: 320, height: 720 } })

for (const theme of ['light', 'dark']) {
  test(`in ${theme}, every state of every part is drawn, accessible, and nothing is cut off or sticks out`, async ({
    page,
    problems
  }) => {
    test.setTimeout(limit(400_000))
    const states = await openFrame(page)
    expect(states.length).toBeGreaterThan(150)
    for (const each of states) {
      await drawScene(page, { ...each, theme })
      // What does not depend on the theme is found in the first.
      const found = [
        ...(await violationsOf(page, theme === 'light' ? undefined : COLOUR_RULES)),
        ...(await misfits(page)),
        ...problems.splice(0)
      ]
      expect.soft(found, `${each.part}, ${each.state}`).toEqual([])
    }
  })
}
