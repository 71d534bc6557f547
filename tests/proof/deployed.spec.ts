import { pageWithSignIn } from '../e2e/built-pages.ts'
import { Deployment, startNginx } from '../e2e/harness/deployment.ts'
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
test.skip(
  deploymentNotRun() !== undefined,
  'Caddy, nginx or Redis is missing; the last lines of npm run proof say which.'
)

// One deployment for all, so that they run in one worker.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('Caddy sends the page with its headers, and its own page for what is not found', async ({ deployment }) => {
  await expectPageWithHeaders(deployment.origin)
})

test('nginx does so too, in the configuration that is printed for it', async () => {
  const nginx = await startNginx(pageWithSignIn)
  try {
    await expectPageWithHeaders(nginx.origin)
  } finally {
    await nginx.stop()
  }
})

async function expectPageWithHeaders(origin: string): Promise<void> {
  const get = (path: string) => fetch(origin + path)
  const always = {
    'content-security-policy': "frame-ancestors 'self' https://app.safe.global",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000'
  }
  const headersOf = ({ headers }: Response) => Object.fromEntries(headers)
  const page = await get('/dashboard')
  expect([page.status, page.url]).toEqual([200, `${origin}/dashboard`])
  expect(headersOf(page)).toMatchObject({
    ...always,
    'cache-control': 'no-cache',
    'content-encoding': expect.stringMatching(/gzip|zstd/)
  })
  expect(headersOf(page)).not.toHaveProperty('x-frame-options')
  expect(headersOf(await get('/'))).toMatchObject(always)
  expect(headersOf(await get('/manifest.json'))).toMatchObject({ ...always, 'access-control-allow-origin': '*' })
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? ''
  const immutable = 'public, max-age=31536000, immutable'
  expect(headersOf(await get(script))).toMatchObject({ ...always, 'cache-control': immutable })
  for (const path of ['/nowhere', '/assets/nowhere.js', '/../etc/passwd']) {
    const missing = await get(path)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('<!doctype html>')])
    expect(headersOf(missing)).toMatchObject({ ...always, 'cache-control': 'no-cache' })
  }
}

test('Caddy reads its files again when its unit is reloaded', async ({ deployment }) => {
  await deployment.reload()
  await expectPageWithHeaders(deployment.origin)
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
