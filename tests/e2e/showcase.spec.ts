import { SHOWCASE_PATH } from '#src/start/showcase-plugin.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { limit } from '../run/limits.mjs'
import { expect, test } from './harness/showcase-test.ts'

/** A development server hands out hundreds of files, and each frame asks for them. */
test.describe.configure({ timeout: limit(120_000) })

test('the showcase opens at the part, theme, language and width of its address, and keeps what is chosen there', async ({
  page
}) => {
  await page.goto(`${SHOWCASE_PATH}?part=notices&theme=dark&lang=ar&width=320`)
  await expect(page.getByRole('heading', { level: 2, name: 'Notices' })).toBeVisible()
  const inTime = { timeout: limit(60_000) }
  const frame = page.locator('iframe').first()
  const drawn = frame.contentFrame().locator('html')
  await expect(frame).toHaveAttribute('width', '320')
  await expect(drawn).toHaveAttribute('data-theme', 'dark', inTime)
  await expect(drawn).toHaveAttribute('lang', 'ar')
  await expect(drawn).toHaveAttribute('dir', 'rtl')

  await page.getByLabel('Theme').selectOption('midnight')
  await page.getByLabel('Language').selectOption('de')
  await page.getByLabel('Width').selectOption('768')
  await expect(page).toHaveURL(/theme=midnight&lang=de&width=768$/)
  await expect(frame).toHaveAttribute('width', '768')
  await expect(drawn).toHaveAttribute('data-theme', 'midnight')
  await expect(drawn).toHaveAttribute('lang', 'de')
  await expect(drawn).toHaveAttribute('dir', 'ltr')
  await page.getByRole('link', { name: 'Send', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/part=send&theme=midnight/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Send' })).toBeVisible()
})

test('the development server says that a page loads, until its content is drawn, and reaches only hosts that a build does', async ({
  page,
  problems
}) => {
  const reports: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'info' && message.text().includes('report-only')) reports.push(message.text())
  })
  const compiled = deferred<void>()
  await page.route('**/main.tsx*', (route) => compiled.promise.then(() => route.continue()))
  await page.goto('/', { waitUntil: 'commit' })
  const sign = page.getByRole('status').filter({ hasText: 'Loading this page…' })
  await expect(sign).toBeVisible()
  expect(await sign.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
  compiled.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: limit(60_000) })
  await expect(sign).toBeHidden()
  expect([problems, reports], 'of the page itself').toEqual([[], []])
  const failure = await page.evaluate(() => fetch('https://api.example/').catch(String))
  expect(failure).toContain('Failed to fetch')
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: 'https://images.example/a.png' }))
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">')
  })
  await expect.poll(() => problems.join()).toContain("Loading the image 'https://images.example/a.png' violates")
  await expect.poll(() => reports.join()).toContain("requires 'TrustedHTML' assignment")
  await expect.poll(() => reports.join()).toContain("'style-src-attr 'none''")
  problems.splice(0)
})
