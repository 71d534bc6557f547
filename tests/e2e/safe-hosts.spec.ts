import { test } from './harness/safe-test.ts'
import { openConnectDialog, openDialog } from './harness/steps.ts'
import { expect } from './test.ts'

/** In the words of Chromium and of Firefox. */
const REFUSED_BY_POLICY = /^(net::ERR_BLOCKED_BY_RESPONSE|NS_ERROR_CSP_FRAME_ANCESTOR_VIOLATION)$/

test.use({ hasSignIn: false })

test('outside a Safe, nothing of it is loaded or contacted, and the list links to Safe{Wallet} with this page', async ({
  page,
  host
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(host.origin)
  const dialog = await openConnectDialog(page)
  await dialog.getByRole('button', { name: 'Safe' }).click()
  const link = openDialog(page).getByRole('link', { name: 'Open in Safe (opens in a new tab)' })
  const address = encodeURIComponent(host.origin)
  await expect(link).toHaveAttribute('href', `https://app.safe.global/share/safe-app?appUrl=${address}`)
  expect(fetched.filter((url) => /safe-connector|safe\.global/.test(url))).toEqual([])
})

test('a Safe can read the page’s name, from any origin', { tag: '@proof' }, async ({ openInSafe, host, page }) => {
  await openInSafe()
  const manifest = await page.evaluate(async (url) => (await fetch(url)).json(), `${host.origin}/manifest.json`)
  expect(manifest).toMatchObject({ name: 'Portside', iconPath: 'favicon.svg' })
  expect((await page.request.get(`${host.origin}/${manifest.iconPath}`)).headers()['content-type']).toBe(
    'image/svg+xml'
  )
})

for (const origin of ['https://app.safe.global.evil.example', 'https://evil-app.safe.global']) {
  test(`${origin} cannot embed the page, and even if it could, it would not be connected`, {
    tag: origin.includes('evil.example') ? [] : '@proof'
  }, async ({ browser, host }) => {
    // A separate browser profile, because what is refused here counts as an error elsewhere.
    const context = await browser.newContext({ permissions: ['local-network-access'] })
    const page = await context.newPage()
    const asked: unknown[] = []
    await page.exposeFunction('note', (message: unknown) => void asked.push(message))
    const body = `<iframe src="${host.origin}" allow="local-network-access" width="1000" height="700"></iframe><script>onmessage = ({ data }) => note(data)</script>`
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
    const refused = page.waitForEvent('requestfailed')
    await page.goto(origin)
    expect((await refused).failure()?.errorText).toMatch(REFUSED_BY_POLICY)
    // As if the web server did not send the header.
    await page.route(`${host.origin}/`, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto(origin)
    const dialog = await openConnectDialog(page.frameLocator('iframe'))
    await dialog.getByRole('button', { name: 'Safe' }).click()
    await expect(page.frameLocator('iframe').getByRole('link', { name: /^Open in Safe/ })).toBeVisible()
    expect([asked, fetched.filter((url) => url.includes('safe-connector'))]).toEqual([[], []])
    await context.close()
  })
}
