import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Phone } from '#devchain/phone/phone.ts'
import { runBuildCommand } from '../build/build-page.ts'
import { PageHost } from '../e2e/harness/page-host.ts'
import { openWithPhone, scan, showCode } from '../e2e/harness/phone-steps.ts'
import { sendFile } from '../e2e/harness/static-files.ts'
import {
  accountButton,
  chooseTheme,
  connectButton,
  openConnectDialog,
  openConnected,
  openDialog,
  openSignedIn
} from '../e2e/harness/steps.ts'
import { pageConnections } from '../e2e/harness/tab-steps.ts'
import { test as base, expect } from '../e2e/test.ts'
import { limit } from '../run/limits.mjs'
import { sameOriginPage, sameOriginPageWithSignIn } from '../tested-page.mjs'

const FOLDER = '/app/'
/** Of another page on the same host. */
const OTHER_FOLDER = '/other/'
/** As a gateway of IPFS has them, one for each content. */
const CONTENT = ['/ipfs/bafybeigdyrzt5sfp7udm7hu76uh7y26nf3/', '/ipfs/bafybeihdwdcefgh4dqkjv67uzcmw7ojee6/'] as const

interface Sites {
  /** A page in a folder, with sign-in, beside another one without. */
  readonly inFolder: PageHost
  /** A gateway with the same page as two contents, and on a host of its own. */
  readonly gateway: PageHost
}

const test = base.extend<object, { readonly sites: Sites }>({
  sites: [
    async ({ workerChains: { devchain } }, use) => {
      const built = mkdtempSync(path.join(tmpdir(), 'portside-anywhere-'))
      const [app, any] = [path.join(built, 'app'), path.join(built, 'any')]
      await Promise.all([
        build(app, { ...sameOriginPageWithSignIn, BASE_PATH: FOLDER }),
        build(any, { ...sameOriginPage, AUTH_URL: '', BASE_PATH: './' })
      ])
      const nodes = { gateway: devchain.gatewayFor(0), weather: devchain.weatherFor(0), nodeUrl: devchain.url }
      const inFolder = await new PageHost({
        ...nodes,
        folder: app,
        answerFirst: servedIn({ [FOLDER]: app, [OTHER_FOLDER]: any })
      }).start()
      const gateway = await new PageHost({
        ...nodes,
        folder: any,
        answerFirst: servedIn({ [CONTENT[0]]: any, [CONTENT[1]]: any })
      }).start()
      await use({ inFolder, gateway })
      await Promise.all([inFolder.stop(), gateway.stop()])
      rmSync(built, { recursive: true })
    },
    { scope: 'worker', timeout: limit(120_000) }
  ],
  otherOrigins: async ({ sites: { inFolder, gateway } }, use) =>
    use([inFolder.origin, gateway.origin, onHostOfItsOwn(gateway)])
})

// One pair of builds for all, so that they run in one worker.
test.describe.configure({ mode: 'default' })

test.beforeEach(({ wallet }) => void wallet.always('approve'))

test('in a folder of its host, all of a page is in that folder', async ({ page, sites: { inFolder } }) => {
  const site = inFolder.origin + FOLDER
  await visit(page, site, { dashboard: `${site}dashboard`, isSignedIn: true })
  await page.goto(`${site}nowhere/at/all`)
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL(site)
  await expect(page.getByRole('heading', { name: 'Your wallet, clearly.' })).toBeVisible()
})

test('under a path of a gateway, every page is a file, wherever it is', async ({ page, sites: { gateway } }) => {
  const [site, sameOrigin] = CONTENT.map((content) => gateway.origin + content) as [string, string]
  await visit(page, site, { dashboard: `${site}dashboard/`, isSignedIn: false })
  await page.goto(`${sameOrigin}dashboard/`)
  await expect(connectButton(page), 'another content of the origin knows nothing of the first').toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

test('on a host of its own, the same files are a site at the root', async ({ page, sites: { gateway } }) => {
  const site = `${onHostOfItsOwn(gateway)}/`
  await visit(page, site, { dashboard: `${site}dashboard/`, isSignedIn: false, scope: '' })
  await page.goto(`${site}nowhere/at/all`)
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL(site)
})

test('at the root of its host, a page has the addresses and names that it always had', async ({ page, host }) => {
  const site = `${host.origin}/`
  await visit(page, site, { dashboard: `${site}dashboard`, isSignedIn: true, scope: '' })
})

test('a phone is connected to a page in a folder, also after a reload, and not to another page of the host', async ({
  context,
  startPhone,
  sites: { inFolder }
}) => {
  const { origin, relay, relayUrl } = inFolder
  const phone = await startPhone({ relayUrl })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await page.goto(origin + FOLDER)
  await scan(phone, await showCode(page))
  await openDialog(page).getByRole('button', { name: 'Send message' }).click()
  await expect(accountButton(page)).toBeVisible()
  await page.reload()
  await expect(accountButton(page)).toBeVisible()

  // Beside the first page, which leads the tabs of its own site only.
  await openWithPhone(other, phone, origin + OTHER_FOLDER)
  expect(phone.sessions()).toHaveLength(2)
  await expect.poll(() => pageConnections(relay)).toBe(2)
  await disconnect(other, phone)
  expect(phone.sessions()).toHaveLength(1)
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await disconnect(page, phone)
  expect(phone.sessions()).toEqual([])
  const names = await page.evaluate(namesInDatabase)
  const ofOneSite = [FOLDER, OTHER_FOLDER].map((each) => `portside${each}`.replaceAll('/', ':'))
  // The storage's version, and the provider's chain, which this page never reads.
  expect(names.filter((name) => !ofOneSite.some((each) => name.includes(each))).sort()).toEqual([
    'wc@2:ethereum_provider:chainId',
    'wc_storage_version'
  ])
})

/** In the page; the phone hears of it. */
async function disconnect(page: Page, phone: Phone): Promise<void> {
  const ended = phone.transcript.next(({ kind }) => kind === 'session-ended')
  await accountButton(page).click()
  await openDialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await ended
  await expect(connectButton(page)).toBeVisible()
}

interface Expected {
  readonly dashboard: string
  readonly isSignedIn: boolean
  /** Of the names in the browser's storage: the folder, by default. */
  readonly scope?: string
}

/** Opens a page within the site, connects, follows links, goes back and reloads. */
async function visit(page: Page, site: string, { dashboard, isSignedIn, scope }: Expected): Promise<void> {
  const outside: string[] = []
  const failed: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!request.url().startsWith(site) && !/^\/(?:rpc|auth)\//.test(pathname)) outside.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url())
  })
  await page.goto(dashboard)
  await expect(page.getByRole('heading', { name: 'Connect a wallet to see your dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Portside' }).click()
  await expect(page).toHaveURL(site)
  await expect(page.getByRole('heading', { name: 'Your wallet, clearly.' })).toBeVisible()
  await chooseTheme(page, 'Dark')
  await (await openConnectDialog(page)).getByRole('button', { name: 'MetaMask' }).waitFor()
  await expect.poll(() => page.locator('dialog img').evaluateAll(brokenPictures)).toEqual([])
  await page.keyboard.press('Escape')
  if (isSignedIn) await openSignedIn(page, site)
  else await openConnected(page, site)
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(dashboard)
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  const links = page.locator('header a[href]:not([href^="#"])')
  expect(new Set(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)))).toEqual(
    new Set([site, dashboard, dashboard.replace('dashboard', 'activity')])
  )
  await page.goBack()
  await expect(page).toHaveURL(site)
  await page.goForward()
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(
    page
      .getByRole('main')
      .getByText(/10k|10,000|ETH/)
      .first()
  ).toBeVisible()
  const folder = scope ?? new URL(site).pathname
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.length).toBeGreaterThan(3)
  expect(keys.filter((key) => !key.startsWith(`${folder}portside.`))).toEqual([])
  expect([outside, failed]).toEqual([[], []])
}

/** Of pictures that are loaded as far as they will be: the addresses of those that are not there. */
function brokenPictures(all: readonly (HTMLElement | SVGElement)[]): readonly string[] {
  return (all as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
}

/** A gateway's host for one content. Every name below `localhost` is this machine. */
function onHostOfItsOwn(gateway: PageHost): string {
  return gateway.origin.replace('127.0.0.1', 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3.localhost')
}

/** The names under which WalletConnect's package keeps data in the origin's one database; each "/" has become ":". */
async function namesInDatabase(): Promise<readonly string[]> {
  const resultOf = <Result>(asked: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  const database = await resultOf(indexedDB.open('WALLET_CONNECT_V2_INDEXED_DB'))
  const keys = await resultOf(database.transaction('keyvaluestorage').objectStore('keyvaluestorage').getAllKeys())
  database.close()
  return keys.map(String)
}

async function build(folder: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const { status, output } = await runBuildCommand(folder, variables)
  if (status !== 0) throw new Error(`The page could not be built:\n${output}`)
}

/** As a static host has pages in folders, with nothing outside; on a gateway's hosts for single contents, the first at the root. */
function servedIn(pages: Readonly<Record<string, string>>) {
  const folders = Object.keys(pages)
  return (pathname: string, { headers: { host = '' } }: IncomingMessage, response: ServerResponse) => {
    if (/^\/(?:rpc|auth|relay)\b/.test(pathname)) return false
    const isAtRoot = host.includes('.localhost')
    const folder = isAtRoot ? folders[0] : folders.find((each) => pathname.startsWith(each))
    const files = pages[folder ?? '']
    if (folder === undefined || files === undefined) response.writeHead(404).end('Not here.')
    else sendFile(response, files, isAtRoot ? pathname : `/${pathname.slice(folder.length)}`)
    return true
  }
}
