import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { createWalletClient, type Hex, http } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { baseGoerli } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TEST_MNEMONIC } from '#devchain/accounts/test-accounts.ts'
import { launchBrowser } from '../devchain/browser.ts'
import { connect, openAccount } from '../devchain/product-visit.ts'
import { sendFile } from '../e2e/harness/static-files.ts'
import { chooseTheme } from '../e2e/harness/steps.ts'
import { followLibraryRecipe, followRecipes } from '../recipes/follow-recipes.ts'
import { NOTICE_BOARD, noticeBoardFiles } from '../recipes/notice-board-page.ts'
import { documented } from '../recipes/readme.ts'
import { createScratchCopy, removeScratchCopy } from '../recipes/scratch-copy.ts'
import { joinCommands, Shell } from '../recipes/shell.ts'
import { visitBuild } from '../recipes/visit-build.ts'
import { visitGangway } from '../recipes/visit-gangway.ts'
import { resize } from '../resize.ts'
import { limit } from '../run/limits.mjs'

/** For one that hangs. */
const COMMAND_LIMIT_MS = limit(600_000)

/** Of a page with a contract: its ABI, view, path and texts, with every line that registers them. */
const MOST_FILES = 4
const MOST_LINES = 60

let folder: string
let browser: Browser

beforeAll(async () => {
  folder = createScratchCopy()
  followRecipes(folder)
  followLibraryRecipe(folder)
  browser = await launchBrowser()
}, COMMAND_LIMIT_MS)

afterAll(async () => {
  await browser?.close()
  removeScratchCopy(folder)
})

const typed = (command: string) => new Shell(folder, command).untilEnd()

test(`a page with a contract is at most ${MOST_FILES} files and ${MOST_LINES} lines, and changes no other file`, () => {
  const texts = Object.values(noticeBoardFiles)
  const lines = texts.flatMap((text) => text.trimEnd().split('\n'))
  expect(texts.length).toBeLessThanOrEqual(MOST_FILES)
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
})

test.each([
  ['passes the suites of its ports', 'npx vitest run --project integration tests/adapters/harbour'],
  ['keeps to its layers', 'npx vitest run --project unit tests/structure/layers.test.ts'],
  [
    'is the only library in its build, and within its budget',
    `npx vitest run --project alone tests/build/rpc-library.alone.test.ts -t "RPC_LIBRARY='harbour'"`
  ]
])(
  'a third RPC library %s',
  async (_what, command) => {
    const { status, output } = await typed(documented('tests/ports/README.md', command))
    expect(status, output).toBe(0)
    expect(output).toMatch(/Tests +\d+ passed/)
  },
  COMMAND_LIMIT_MS
)

describe('npm run build', () => {
  beforeAll(async () => {
    const { status, output } = await typed(
      documented('docs/guides/configuration.md', 'RPC_LIBRARY=ethers npm run build')
    )
    expect(status, output).toBe(0)
  }, COMMAND_LIMIT_MS)

  test(
    'has the wallet, theme and accent, the RPC library of the variable, and draws the component and the page',
    async () => {
      const files = textsOf(path.join(folder, 'dist'))
      const holders = (words: string) => files.filter(({ text }) => text.includes(words)).map(({ name }) => name)
      expect(holders('fill="#0a6e7c"')).toEqual([path.join('wallets', 'harbour.svg')])
      expect(holders('isHarbour')).not.toEqual([])
      expect(holders('Recommended')).not.toEqual([])
      expect(holders('isCoinbaseWallet')).toEqual([])
      expect(holders('[data-theme="dusk"]')).not.toEqual([])
      expect(holders('#8A2D62')).not.toEqual([])
      expect(holders('--radiusDialog:28px')).toContain('index.html')
      expect(holders('--fontMono:Consolas')).toContain('index.html')
      expect(holders('backdrop-filter:blur(4px)')).toContain('index.html')
      expect(holders('By connecting, you accept our')).not.toEqual([])
      expect(holders('The club room of')).not.toEqual([])
      expect(files.map(({ name }) => name)).toContainEqual(expect.stringContaining('ethers-rpc'))
      const page = await visitBuild(browser, path.join(folder, 'dist'))
      await page.getByText(/^Berths/).waitFor()
      await page.getByText(/^Hello, 0xf39F.* wei$/).waitFor()
      await page.getByRole('banner').locator('svg[data-flag]').waitFor()
      await visitGangway(page)
      await page.getByRole('button', { name: 'Come aboard' }).click()
      const groups = page.getByRole('dialog').getByRole('region')
      expect(await groups.getByRole('heading').allTextContents()).toEqual(['Installed', 'Recommended', 'Others'])
      expect(await groups.nth(1).getByRole('button').locator('bdi').allTextContents()).toEqual(['Harbour', 'MetaMask'])
    },
    COMMAND_LIMIT_MS
  )

  test(
    'has a page at its path, linked, and drawn for a visitor who is not connected',
    async () => {
      const dist = path.join(folder, 'dist')
      const server = createServer(({ url = '/' }, response) => sendFile(response, dist, url.split('?')[0] ?? '/'))
      onTestFinished(() => void server.close())
      const port = await new Promise<number>((resolve) => {
        server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
      })
      const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` })
      onTestFinished(() => context.close())
      const page = await context.newPage()
      const response = await page.goto(NOTICE_BOARD.path)
      expect(response?.status()).toBe(200)
      await page.getByRole('heading', { name: NOTICE_BOARD.link, level: 1 }).waitFor()
      await page.getByText(NOTICE_BOARD.empty).waitFor()
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: NOTICE_BOARD.link })
      expect(await link.getAttribute('aria-current')).toBe('page')
      await page.goto('/')
      await link.focus()
      await page.keyboard.press('Enter')
      await page.getByText(NOTICE_BOARD.empty).waitFor()
    },
    COMMAND_LIMIT_MS
  )
})

describe('npm start', () => {
  /** Visits the page that the command serves, and checks that the command keeps running. */
  async function visit(command: string, look: (page: Page) => Promise<void>): Promise<void> {
    const shell = new Shell(folder, command)
    onTestFinished(async () => void (await shell.interrupt()))
    const [url] = await shell.until(/http:\/\/\S+/)
    const context = await browser.newContext({ baseURL: url })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto('/dashboard')
    await look(page)
    expect(shell.isRunning).toBe(true)
  }

  test(
    'serves the page on the third library, with the chain, the wallet and the theme',
    async () => {
      const onHarbour = documented('tests/ports/README.md', 'RPC_LIBRARY=harbour npm start')
      const withChain = documented('docs/guides/chains.md', 'CHAINS=harbour,84531 npm start')
      await visit(joinCommands(onHarbour, withChain, 'AUTH_URL= npm start'), async (page) => {
        await chooseTheme(page, 'Dusk')
        await resize(page, { width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        await resize(page, { width: 1280, height: 800 })
        await page.getByRole('button', { name: 'Connect wallet' }).first().click()
        await page.getByRole('dialog').getByRole('button', { name: 'Harbour' }).waitFor()
        await page.keyboard.press('Escape')
        await connect(page)
        await (await openAccount(page, 'alice.portside.eth')).getByText('10k ETH').waitFor()
        await page.keyboard.press('Escape')
        await page.getByText(/^Berths/).waitFor()
        await page.getByText('Harbour Network').first().waitFor()
        await page.route('/api/claim', async (route) => route.fulfill({ json: { hash: await sendAsServer(page) } }))
        await page.getByRole('button', { name: 'Claim your reward' }).click()
        const claimed = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
        await claimed.getByText('Claim your reward').waitFor()
        await claimed.getByText('Pending').waitFor()
        // The second block that it waits for.
        await sendAsServer(page)
        await claimed.getByText('Confirmed').waitFor()
      })
    },
    COMMAND_LIMIT_MS
  )

  test(
    'serves known networks that have no recording',
    async () => {
      const withoutRecording = documented('docs/guides/chains.md', 'CHAINS=84532,59141 npm start')
      await visit(joinCommands(withoutRecording, 'AUTH_URL= npm start'), async (page) => {
        await connect(page)
        for (const network of ['Base Sepolia', 'Linea Sepolia']) await page.getByText(network).first().waitFor()
      })
    },
    COMMAND_LIMIT_MS
  )
})

/** The first of the chains that are started, on which wallets start. */
const HARBOUR_ID = 31_337_001

/** A transaction of another account on that local network, mined at once. @returns its hash. */
async function sendAsServer(page: Page): Promise<Hex> {
  const server = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: 7 })
  const transport = http(`${new URL(page.url()).origin}/rpc/${HARBOUR_ID}`)
  const wallet = createWalletClient({ account: server, chain: { ...baseGoerli, id: HARBOUR_ID }, transport })
  return wallet.sendTransaction({ to: server.address, value: 0n })
}

function textsOf(dist: string): readonly { readonly name: string; readonly text: string }[] {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return names.map(({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return { name: path.relative(dist, file), text: readFileSync(file, 'utf8') }
  })
}
