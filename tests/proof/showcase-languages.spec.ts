import { languages } from '#ui/text/languages.ts'
import { launchOptions } from '../e2e/browser.ts'
import { misfits } from '../e2e/harness/misfits.ts'
import { drawScene, expect, openFrame, test } from '../e2e/harness/showcase-test.ts'
import { limit } from '../run/limits.mjs'

/** Each scene waits for four frames, and nobody watches them. */
const args = [...launchOptions.args, '--disable-frame-rate-limit', '--disable-gpu-vsync']

test.use({ viewport: { width: 320, height: 720 }, mode: 'production', launchOptions: { ...launchOptions, args } })

for (const language of Object.keys(languages).filter((tag) => tag !== 'en')) {
  test(`in ${language}, nothing of any state is cut off or sticks out`, async ({ page, problems }) => {
    test.setTimeout(limit(200_000))
    for (const each of await openFrame(page)) {
      await drawScene(page, { ...each, language })
      const found = [...(await misfits(page)), ...problems.splice(0)]
      expect.soft(found, `${each.part}, ${each.state}`).toEqual([])
    }
  })
}
