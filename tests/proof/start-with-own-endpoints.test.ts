import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { launchBrowser } from '../devchain/browser.ts'
import { requestsForNames } from '../devchain/names-in-browser.ts'
import { isRunning, nodesOf } from '../devchain/nodes.ts'
import { connect, openAccount, openDashboard } from '../devchain/product-visit.ts'
import { expectEnd, type StartedProduct, startProduct } from '../devchain/started-product.ts'

describe("npm start with the user's own endpoints", () => {
  // A separate folder: another devchain that starts in the meantime would sweep the shared one.
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-runs-'))
  let product: StartedProduct
  let browser: Browser

  beforeAll(async () => {
    const own = { RPC_URL_59140: 'http://127.0.0.1:1', RPC_URL_1: '', AUTH_URL: '' }
    product = await startProduct({ ...own, DEVCHAIN_FOLDER: folder })
    browser = await launchBrowser()
  })

  afterAll(async () => {
    await browser?.close()
    await product?.end()
    rmSync(folder, { recursive: true })
  })

  test('a chain with its own endpoint gets no local node', async () => {
    expect(nodesOf(product.command)).toHaveLength(2)
    expect((await fetch(new URL('/rpc/59140', product.url), { method: 'POST' })).status).not.toBe(200)
    expect(await callNode(new URL('/rpc/84531', product.url).href, 'eth_chainId')).toBe('0x14a33')
  })

  test('without a names endpoint no names are requested, and the account shows its address', async () => {
    const { page, requests } = await openDashboard({ product, browser })
    await connect(page)
    const dialog = await openAccount(page, '0xf3…2266')
    await dialog.getByText('10k ETH').waitFor()
    expect(requestsForNames(requests)).toEqual([])
    expect(await dialog.locator('img').count()).toBe(0)
  })

  test('after a kill -9 the next start stops leftover nodes', async () => {
    const left = nodesOf(product.command)
    expect(left).toHaveLength(2)
    product.command.kill('SIGKILL')
    await product.command.ended
    expect(left.filter(isRunning)).toEqual(left)
    product = await startProduct({ DEVCHAIN_FOLDER: folder })
    expect(left.filter(isRunning)).toEqual([])
  })

  test('SIGHUP stops npm start and leaves no process', () => expectEnd('SIGHUP', product.command))
})
