import { pageWithSignIn } from '../e2e/built-pages.ts'
import { Deployment } from '../e2e/harness/deployment.ts'
import { openDialog, openSignedIn } from '../e2e/harness/steps.ts'
import { test as base, expect } from '../e2e/test.ts'
import { limit } from '../run/limits.mjs'
import { deploymentNotRun } from '../run/programs.mjs'

const test = base.extend<object, { readonly deployment: Deployment }>({
  deployment: [
    async ({ hosts }, use) => {
      const deployment = await Deployment.start({ page: pageWithSignIn, nodes: hosts.withSignIn.origin })
      await use(deployment)
      await deployment.stop()
    },
    { scope: 'worker', timeout: limit(120_000) }
  ],
  baseURL: async ({ deployment }, use) => use(deployment.origin),
  otherOrigins: async ({ deployment }, use) => use([deployment.origin])
})

// biome-ignore lint/suspicious/noSkippedTests: without its servers it cannot run, and `npm run proof` then says so and fails in CI.
test.skip(deploymentNotRun() !== undefined, 'Caddy or Redis is missing; the last lines of npm run proof say which.')

// One deployment for all, so that they run in one worker.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('Caddy sends the page with its headers, and its own page for what is not found', async ({ request }) => {
  const page = await request.get('/dashboard')
  expect(page.status()).toBe(200)
  expect(page.headers()).toMatchObject({
    'content-security-policy': "frame-ancestors 'self' https://app.safe.global",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    'content-encoding': expect.stringMatching(/gzip|zstd/)
  })
  expect(page.headers()).not.toHaveProperty('x-frame-options')
  expect((await request.get('/manifest.json')).headers()['access-control-allow-origin']).toBe('*')
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? ''
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
  const missing = await request.get('/nowhere')
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('<!doctype html>')])
})

test('what is for operators is not passed on', async ({ request }) => {
  for (const path of ['metrics', 'healthz', 'readyz']) expect((await request.get(`/auth/${path}`)).status()).toBe(404)
})

test('while processes end one after the other, a visitor stays signed in, signs out and signs in again', async ({
  page,
  deployment,
  wallet
}) => {
  await openSignedIn(page, '/dashboard')
  const [first = '', second = ''] = deployment.services.keys()
  await deployment.killService(first)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  await deployment.killService(second)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to see your dashboard' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
  expect(wallet.received.filter(({ method }) => method === 'personal_sign')).toHaveLength(2)
})
