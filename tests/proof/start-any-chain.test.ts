import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { createPool } from '@viem/anvil'
import { createWalletClient, http } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { lineaSepolia } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TEST_MNEMONIC } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { findAnvil } from '#devchain/nodes/anvil-binary.ts'
import { launchBrowser } from '../devchain/browser.ts'
import { runNode } from '../devchain/command.ts'
import { nodesOf } from '../devchain/nodes.ts'
import { approve, arrive, connect, navigation, send } from '../devchain/product-visit.ts'
import { type StartedProduct, startProduct } from '../devchain/started-product.ts'
import { freePort } from '../free-port.ts'
import { testedPage } from '../tested-page.mjs'

/** Base Goerli is recorded, Base Sepolia forked, and Linea Sepolia empty. */
const CHAINS = '84531,84532,59141'
/** Puts this code on the chain. */
const CREATION = '0x6001600c60003960016000f300'
const RUNTIME = '0x00'
const SOMEONE = '0x000000000000000000000000000000000000dEaD'

const pool = createPool<string>()
const folder = mkdtempSync(path.join(tmpdir(), 'portside-start-'))
const state = path.join(folder, 'chains.json')
let fork: string
let port: number
let product: StartedProduct
let browser: Browser

const args = () => ['--fork', `84532=${fork}@80`, '--state', state, '--port', String(port), '--host', '0.0.0.0']

beforeAll(async () => {
  const options = { anvilBinary: findAnvil(), host: '127.0.0.1', chainId: 84532, stopTimeout: 3_000 }
  const archive = await pool.start('archive', options)
  fork = `http://127.0.0.1:${archive.port}`
  await callNode(fork, 'anvil_mine', ['0x64'])
  port = await freePort()
  ;[product, browser] = await Promise.all([startProduct({ CHAINS, AUTH_URL: '' }, args()), launchBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await product?.end()
  await pool.empty()
  rmSync(folder, { recursive: true })
})

const rpc = <Result>(chainId: number, method: string, ...params: readonly unknown[]) =>
  callNode<Result>(new URL(`/rpc/${chainId}`, product.url).href, method, params)
const textOf = async (where: string) => (await fetch(new URL(`/__dev/explorer${where}`, product.url))).text()

test('npm start serves the page at the chosen port, and each chain from where it starts', async () => {
  expect(product.url).toBe(`http://localhost:${port}/`)
  for (const chainId of [84531, 84532, 59141]) expect(Number(await rpc(chainId, 'eth_chainId'))).toBe(chainId)
  expect(Number(await rpc(84531, 'eth_blockNumber'))).toBeGreaterThan(15_000_000)
  expect(Number(await rpc(84532, 'eth_blockNumber'))).toBeGreaterThanOrEqual(81)
  expect(Number(await rpc(59141, 'eth_blockNumber'))).toBeLessThan(20)
})

test('it listens where --host says, and still accepts requests for this machine only', async () => {
  const { status } = await fetch(`http://127.0.0.2:${port}/rpc/59141`, { method: 'POST' })
  expect(status).toBe(415)
})

describe.each([
  ['a forked', 84532, 'Base Sepolia'],
  ['an empty', 59141, 'Linea Sepolia']
] as const)('on %s chain', (_kind, chainId, name) => {
  test('a visitor with Dev Wallet switches, sends, and finds the transaction in the explorer', async () => {
    const context = await arrive({ product, browser })
    const page = await context.newPage()
    await page.goto('/dashboard')
    await connect(page)
    await switchTo(page, name)
    await send(page, SOMEONE, '1.5')
    await approve(page)
    const sent = page.getByRole('region', { name: 'Transactions', exact: true }).getByRole('listitem')
    await sent.getByText('Confirmed').waitFor()
    const balance = BigInt(await rpc<string>(chainId, 'eth_getBalance', SOMEONE, 'latest'))
    expect(balance).toBe(1_500_000_000_000_000_000n)
    await page.goto(`/__dev/explorer/${chainId}/address/${SOMEONE}`)
    await page.getByText('1.5 ETH').first().waitFor()
  })

  test('faucet, controls and contracts of the explorer name the chain', async () => {
    for (const part of ['', '/faucet', '/contracts', '/controls'])
      expect(await textOf(`/${chainId}${part}`)).toContain(name)
  })

  test('Dev Wallet, the phone and a Safe of the chain are there', async () => {
    const html = await (await fetch(product.url, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain(name)
    const { chainIds } = await (await fetch(new URL('/__dev/phone/state', product.url))).json()
    expect(chainIds).toContain(chainId)
    const { url: safe } = await fetch(new URL(`/__dev/safe/${chainId}/`, product.url))
    const { address, chainId: served } = await (await fetch(new URL('state', safe))).json()
    expect(served).toBe(chainId)
    expect(await rpc<string>(chainId, 'eth_getCode', address, 'latest')).not.toBe('0x')
  })
})

// Last, since it ends the product.
test('what a developer deploys survives its node’s death and a restart of npm start with the state file', async () => {
  const deployer = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: 6 })
  const transport = http(new URL('/rpc/59141', product.url).href)
  const wallet = createWalletClient({ account: deployer, chain: lineaSepolia, transport })
  const hash = await wallet.deployContract({ abi: [], bytecode: CREATION })
  const receipt = () => rpc<{ readonly contractAddress: string } | null>(59141, 'eth_getTransactionReceipt', hash)
  await expect.poll(receipt).not.toBeNull()
  const address = (await receipt())?.contractAddress ?? ''
  const code = () => rpc<string>(59141, 'eth_getCode', address, 'latest').catch(() => 'no answer')
  const head = Number(await rpc(59141, 'eth_blockNumber'))
  await expect.poll(() => saved(59141)).toContain(address.slice(2))

  const node = nodesOf(product.command).find(({ command }) => command.includes('--chain-id 59141'))
  process.kill(node?.pid ?? 0, 'SIGKILL')
  await expect.poll(product.command.errors).toContain('has replaced it.')
  await expect.poll(code).toBe(RUNTIME)

  expect(await product.end()).toBe(0)
  product = await startProduct({ CHAINS, AUTH_URL: '' }, args())
  expect(await code()).toBe(RUNTIME)
  expect(Number(await rpc(59141, 'eth_blockNumber'))).toBeGreaterThanOrEqual(head)
  expect(BigInt(await rpc<string>(59141, 'eth_getBalance', SOMEONE, 'latest'))).toBe(1_500_000_000_000_000_000n)
})

function saved(chainId: number): string {
  const { chains } = JSON.parse(readFileSync(state, 'utf8')) as { chains: Record<number, { dump: string }> }
  return gunzipSync(Buffer.from(chains[chainId]?.dump.slice(2) ?? '', 'hex')).toString()
}

async function switchTo(page: Page, name: string): Promise<void> {
  await navigation(page)
    .getByRole('button', { name: /^Network/ })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  await approve(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a port in use is said in one sentence, before anything starts', async () => {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const taken = (server.address() as AddressInfo).port
  const command = runNode(['src/start/start.mjs', '--port', String(taken)], testedPage)
  onTestFinished(() => command.kill('SIGTERM'))
  expect(await command.ended).toBe(1)
  expect([command.output(), command.errors()]).toEqual(['', `Port ${taken} is in use: choose another with --port.\n`])
})
