import { isLanguageTag, languages } from '#domain/text/languages.ts'
import { test } from '../../tests/e2e/harness/contracts-test.ts'
import { misfits } from '../../tests/e2e/harness/misfits.ts'
import { expect } from '../../tests/e2e/test.ts'
import { linkTexts } from './link-texts.ts'

const PATH = '/guest-book'

test.use({ viewport: { width: 320, height: 800 }, hasSignIn: false })

test('the page and its link are in the language that is chosen, which alone is fetched, and nothing sticks out at 320 px', async ({
  page
}) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const choice = page.getByRole('contentinfo').getByRole('combobox').first()
  const heading = page.getByRole('heading', { level: 1 })
  const link = page.locator(`nav a[href="${PATH}"]`)
  const others = Object.keys(languages).filter(isOther)
  const isText = (path: string) => others.some((tag) => path.startsWith(`/assets/${tag.toLowerCase()}-`))
  await expect(heading).toHaveText('Guest book')
  expect(fetched.filter(isText)).toEqual([])
  for (const tag of others) {
    fetched.length = 0
    await choice.selectOption(tag)
    await expect(heading).not.toHaveText('Guest book')
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(fetched.filter(isText), tag).toEqual([expect.stringMatching(new RegExp(`^/assets/${tag.toLowerCase()}-`))])
    await expect(link).toHaveText(linkTexts[tag])
    expect(await misfits(page), tag).toEqual([])
  }
})

function isOther(tag: string): tag is keyof typeof linkTexts {
  return isLanguageTag(tag) && tag !== 'en'
}
