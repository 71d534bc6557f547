import { languages } from '#domain/text/languages.ts'
import { test } from '../../tests/e2e/harness/contracts-test.ts'
import { misfits } from '../../tests/e2e/harness/misfits.ts'
import { expect } from '../../tests/e2e/test.ts'

const PATH = '/guest-book'

test.use({ viewport: { width: 320, height: 800 }, hasSignIn: false })

test('the page is in the language that is chosen, fetches only that one, and nothing sticks out at 320 px', async ({
  page
}) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const choice = page.getByRole('contentinfo').getByRole('combobox').first()
  const heading = page.getByRole('heading', { level: 1 })
  const others = Object.keys(languages).filter((tag) => tag !== 'en')
  const isText = (path: string) => others.some((tag) => path.startsWith(`/assets/${tag.toLowerCase()}-`))
  await expect(heading).toHaveText('Guest book')
  expect(fetched.filter(isText)).toEqual([])
  for (const tag of others) {
    fetched.length = 0
    await choice.selectOption(tag)
    await expect(heading).not.toHaveText('Guest book')
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(fetched.filter(isText), tag).toEqual([expect.stringMatching(new RegExp(`^/assets/${tag.toLowerCase()}-`))])
    expect(await misfits(page), tag).toEqual([])
  }
})
