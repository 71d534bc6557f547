import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../devchain/browser.ts'
import { approve, connect, navigation } from '../devchain/product-visit.ts'
import { applyBlock } from '../recipes/apply-block.ts'
import { documented } from '../recipes/readme.ts'
import { createScratchCopy, removeScratchCopy } from '../recipes/scratch-copy.ts'
import { Shell } from '../recipes/shell.ts'
import { tipJar } from '../recipes/tip-jar.ts'
import { limit } from '../run/limits.mjs'

/** For one that hangs. */
const COMMAND_LIMIT_MS = limit(600_000)

const MODULE = 'contracts/tip-jar/generated/tip-jar.ts'
const TOTAL = /^Tips so far: 0\.001 ETH$/
const EMPTY = /^Tips so far: 0 ETH$/

let folder: string
let browser: Browser
let shell: Shell
let page: Page

/** Follows the next block, in the guide's order. */
function follow(what: string): void {
  const block = tipJar[followed]
  if (!block || !(block.file ?? block.text).includes(what)) throw new Error(`The next block is not ${what}.`)
  applyBlock(folder, block)
  followed++
}
let followed = 0

describe('a contract that the project has never seen', () => {
  beforeAll(async () => {
    folder = createScratchCopy()
    browser = await launchBrowser()
    shell = new Shell(folder, documented('README.md', 'npm start'))
    const [url] = await shell.until(/http:\/\/\S+/)
    page = await (await browser.newContext({ baseURL: url })).newPage()
    await page.goto('/')
    await navigation(page).waitFor()
  }, COMMAND_LIMIT_MS)

  afterAll(async () => {
    await shell?.interrupt()
    await browser?.close()
    removeScratchCopy(folder)
  })

  test(
    'becomes a page with a link while another page is open, deployed to every local network',
    async () => {
      follow('TipJar.sol')
      follow('tip-jar-page.tsx')
      follow('page.ts')
      await shell.until(/TipJar is at 0x\w{40} on Base Goerli/)
      await shell.until(/TipJar is at 0x\w{40} on Linea Goerli/)
      const link = navigation(page).getByRole('link', { name: 'Tip jar' })
      await link.waitFor()
      await link.click()
      await page.getByText(EMPTY).waitFor()
      expect(readFileSync(path.join(folder, MODULE), 'utf8')).toContain('"name":"NoTip"')
    },
    COMMAND_LIMIT_MS
  )

  test(
    'is sent a transaction through a wallet: reviewed, approved and confirmed, and the page shows what it did',
    async () => {
      await page.getByRole('button', { name: 'Tip 0.001 ETH' }).click()
      await page.getByText('Connect a wallet to go on.').first().waitFor()
      await connect(page)
      await page.getByRole('button', { name: 'Send message' }).click()
      await approve(page)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page
        .getByLabel('What you confirm')
        .getByText(/^0\.0010\d* ETH$/)
        .waitFor()
      await page.getByRole('button', { name: 'Confirm in wallet' }).click()
      await approve(page)
      await page.getByText('Sent, and confirmed by the network.').first().waitFor()
      await page.getByText(TOTAL).waitFor()
      await page.getByText('Newest tip: 0.001 ETH').waitFor()
    },
    COMMAND_LIMIT_MS
  )

  test(
    'is deployed again when it is saved, and the open page reloads with its new address',
    async () => {
      follow('TipJar.sol')
      await page.getByText(EMPTY).waitFor()
      await page.goto('/__dev/explorer/84531/contracts')
      await page.getByRole('link', { name: 'TipJar', exact: true }).waitFor()
    },
    COMMAND_LIMIT_MS
  )

  test(
    'refuses in the words of the page, once it has them',
    async () => {
      follow('tip-jar-page.tsx')
      const file = path.join(folder, 'contracts/tip-jar/tip-jar-page.tsx')
      const source = readFileSync(file, 'utf8')
      writeFileSync(file, source.replace('const TIP = 10n ** 15n', 'const TIP = 10n ** 14n'))
      await page.goto('/tip-jar')
      await page.getByRole('button', { name: 'Tip 0.0001 ETH' }).click()
      await page.getByText('A tip has to be at least 0.001 ETH.').first().waitFor()
      writeFileSync(file, source)
    },
    COMMAND_LIMIT_MS
  )

  test(
    'has its public address in a build for its network, passes the checks, and is left out of other builds',
    async () => {
      await shell.interrupt()
      follow('contracts.config.ts')
      const typed = async (command: string) => {
        const { status, output } = await new Shell(folder, command).untilEnd()
        expect(status, `${command}\n${output}`).toBe(0)
        return output
      }
      await typed('npm run contracts')
      expect(readFileSync(path.join(folder, MODULE), 'utf8')).toContain('84532')
      await typed('npm run typecheck')
      await typed('npx biome ci contracts')
      await typed('npx vitest run --project unit contracts')
      const isBuilt = () => existsSync(path.join(folder, 'dist/tip-jar/index.html'))
      await typed(`CHAINS=base-sepolia ${documented('README.md', 'npm run build')}`)
      expect(isBuilt()).toBe(true)
      expect(await typed('npm run build')).toContain('contracts/tip-jar is not in this build: there is no TipJar on ')
      expect(isBuilt()).toBe(false)
      expect(followed).toBe(tipJar.length)
    },
    COMMAND_LIMIT_MS
  )
})
