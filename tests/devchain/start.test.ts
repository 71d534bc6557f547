import { createServer, get, type Server } from 'node:http'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { limit } from '../run/limits.mjs'
import { testedPage } from '../tested-page.mjs'
import { runNode } from './command.ts'
import { nodesOf, ownUrl } from './nodes.ts'
import { expectEnd, type StartedProduct, startProduct } from './started-product.ts'

const USUAL_PORT = 5173
const soon = { timeout: limit(10_000), interval: 25 }

describe('npm start', () => {
  let squatter: Server | undefined
  let product: StartedProduct

  beforeAll(async () => {
    squatter = await occupy(USUAL_PORT)
    product = await startProduct()
  })

  afterAll(async () => {
    squatter?.close()
    await product?.end()
  })

  test('prints one URL that serves page, wallet, chains and sign-in, even if its usual port is taken, which it says', async () => {
    const { command, url } = product
    expect(url).not.toContain(String(USUAL_PORT))
    expect(command.output()).toContain('Port 5173 is in use, so another was chosen; --port sets it.')
    const page = await fetch(url, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('src="/__dev/wallet.js"')
    const showcase = await fetch(new URL('/__dev/showcase', url), { headers: { accept: 'text/html' } })
    expect(await showcase.text()).not.toContain('wallet.js')
    expect((await fetch(new URL('/__dev/wallet.js', url))).headers.get('content-type')).toBe('text/javascript')
    expect(await callNode(new URL('/rpc/84531', url).href, 'eth_chainId')).toBe('0x14a33')
    expect(await callNode(new URL('/rpc/59140', url).href, 'eth_chainId')).toBe('0xe704')
    expect((await fetch(new URL('/auth/session', url))).status).toBeLessThan(300)
    expect(command.output().match(/https?:/g)).toHaveLength(1)
    expect(command.output()).toContain('/__dev/safe/, in a browser on this machine.')
    expect(command.errors()).toBe('')
  })

  test('other pages of this machine read no file of the project, and open none in the editor', async () => {
    const statusOf = (path: string, headers: Readonly<Record<string, string>> = {}) =>
      new Promise((answered, failed) => {
        get(new URL(path, product.url), { headers }, (response) => answered(response.resume().statusCode)).on(
          'error',
          failed
        )
      })
    const foreign = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }
    const file = `/@fs${process.cwd()}/package.json`
    expect([await statusOf(file), await statusOf(file, foreign)]).toEqual([200, 403])
    expect(await statusOf('/__open-in-editor?file=/none', foreign)).toBe(403)
    expect(await statusOf('/manifest.json', { ...foreign, origin: 'https://app.safe.global' })).toBe(200)
    const { headers } = await fetch(new URL(file, product.url), { headers: { origin: 'http://localhost:1' } })
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test('prints the test accounts with their keys, and the phrase of all', () => {
    const output = product.command.output()
    const printed = [...output.matchAll(/(0x[0-9a-fA-F]{40}) {2}(0x[0-9a-f]{64})$/gm)]
    expect(printed.map(([, account]) => account)).toEqual(testAccounts)
    expect(printed.map(([, , key]) => privateKeyToAddress(key as Hex))).toEqual(testAccounts)
    expect(output).toContain(TEST_MNEMONIC)
  })

  test('has its weather changed by npm run devchain -- weather', async () => {
    const headOf = async (url: string) => Number(await callNode(url, 'eth_blockNumber'))
    const [node] = nodesOf(product.command).filter(({ command }) => /--chain-id 59140 .*--fork-url/.test(command))
    const forPage = new URL('/rpc/59140', product.url).href
    expect(await weather('stale', '--chain', '59140')).toBe(0)
    expect(await headOf(forPage)).toBe((await headOf(node ? ownUrl(node) : '')) - 5)
    expect(await weather('clear')).toBe(0)
    expect(await headOf(forPage)).toBe(await headOf(node ? ownUrl(node) : ''))
  })

  /** @returns its exit code. */
  function weather(...args: readonly string[]) {
    const { folder } = product.command
    return runNode(['src/start/devchain.mjs', 'weather', ...args], { DEVCHAIN_FOLDER: folder }).ended
  }

  test('SIGINT stops npm start and leaves no process', async () => {
    expect(nodesOf(product.command)).toHaveLength(4)
    await expectEnd('SIGINT', product.command)
  })
})

test('an invalid value stops npm start with one sentence, before anything starts', async ({ onTestFinished }) => {
  const command = runNode(['src/start/start.mjs'], { ...testedPage, EXPLORER_URL_84531: 'javascript:x' })
  onTestFinished(() => command.kill('SIGTERM'))
  expect(await command.ended).toBe(1)
  expect([command.output(), command.errors()]).toEqual([
    '',
    'EXPLORER_URL_84531 must be an http(s) URL, or a path that starts with "/", got "javascript:x".\n'
  ])
})

test('a variable of the service is checked first, before the page’s files are read', async ({ onTestFinished }) => {
  const wrong = { AUTH_SERVER_KEYS: 'short', EXPLORER_URL_84531: 'javascript:x' }
  const command = runNode(['src/start/start.mjs'], { ...testedPage, ...wrong })
  onTestFinished(() => command.kill('SIGTERM'))
  expect(await command.ended).toBe(1)
  expect([command.output(), command.errors()]).toEqual([
    '',
    'AUTH_SERVER_KEYS: a key has fewer than 32 or more than 512 bytes.\n'
  ])
})

test('npm start does not listen where its page could not work', async ({ onTestFinished }) => {
  const command = runNode(['src/start/start.mjs', '--host', '192.168.1.5'], testedPage)
  onTestFinished(() => command.kill('SIGTERM'))
  expect(await command.ended).toBe(2)
  expect([command.output(), command.errors()]).toEqual([
    '',
    expect.stringMatching(/^--host: "192\.168\.1\.5" is .*\n$/)
  ])
})

/** Another test may hold the port for a moment. Undefined if another program keeps it, which has the same effect. */
async function occupy(port: number): Promise<Server | undefined> {
  const server = createServer()
  const listens = () =>
    new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
  return vi.waitUntil(listens, soon).then(
    () => server,
    () => undefined
  )
}
