import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ArchiveNode } from '../devchain/archive-node.ts'
import { ForeignProject } from '../devchain/foreign-project.ts'
import { launchOptions } from '../e2e/browser.ts'
import { blocksUnder } from '../recipes/readme.ts'
import { limit } from '../run/limits.mjs'

const LIMIT_MS = limit(170_000)

const anyChainSpec = (url: string) => `import { expect, test } from '@portside/devchain/playwright'

test.use({ emptyChainIds: [31337], forkUrls: { ${ArchiveNode.chainId}: '${url}@80' }, rpcRoutes: { 'https://node.example/**': 31337 } })

test('chains that have no recording', async ({ chains, page, rpcUrl, wallet }) => {
  expect(chains.devchain.chainIds).toEqual([${ArchiveNode.chainId}, 31337])
  expect(Number(await chains.call(31337, 'eth_blockNumber'))).toBe(0)
  expect(await chains.call(${ArchiveNode.chainId}, 'eth_getBalance', ['${ArchiveNode.someone}', 'latest'])).toBe('0x3039')
  await page.route('http://shop.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Shop</h1>' }))
  await page.goto('http://shop.test/')
  await wallet.switchChain(31337)
  expect(await page.evaluate('ethereum.request({ method: "eth_chainId" })')).toBe('0x7a69')
  expect(rpcUrl(31337)).toContain('/31337')
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
  const answer = await page.evaluate(
    (message) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket('wss://node.example/v1/key')
        socket.onopen = () => socket.send(message)
        socket.onmessage = ({ data }) => resolve(JSON.parse(data).result)
        socket.onclose = () => reject(new Error('closed'))
      }),
    body
  )
  expect(answer).toBe('0x7a69')
})

test.describe('with a route to a chain that is not served', () => {
  test.use({ rpcRoutes: { 'https://node.example/**': 1 } })
  test.fail('the test fails with a sentence', async ({ page }) => {
    await page.goto('about:blank')
  })
})
`

/** Each of three tests, one after another on the same chain, ends while its wallet is sending. */
const sendingSpec = `import { expect, test } from '@portside/devchain/playwright'

test.use({ emptyChainIds: [31337] })
test.describe.configure({ mode: 'serial' })

for (const n of [1, 2, 3])
  test('nothing was sent before number ' + n, async ({ chains, wallet }) => {
    expect(await chains.call(31337, 'eth_blockNumber')).toBe('0x0')
    await wallet.switchChain(31337)
    const { request } = wallet.provider()
    const [from] = await request({ method: 'eth_requestAccounts' })
    for (let sent = 0; sent < 20; sent++)
      request({ method: 'eth_sendTransaction', params: [{ from, to: from, value: '0x1' }] }).catch(() => undefined)
    expect(wallet.received.at(-1)?.method).toBe('eth_sendTransaction')
  })
`

let project: ForeignProject

beforeAll(async () => {
  project = await ForeignProject.open()
  project.write(
    'playwright.config.mjs',
    `export default { reporter: 'list', use: { launchOptions: ${JSON.stringify(launchOptions)} } }\n`
  )
}, LIMIT_MS)

afterAll(() => project?.close())

const playwright = (spec: string) => project.run('node', ['node_modules/@playwright/test/cli.js', 'test', spec])

test(
  'the README’s browser test runs with the fixtures for Playwright',
  async () => {
    const [block] = blocksUnder('devchain/README.md', 'As a package').filter(({ language }) => language === 'ts')
    project.write('shop.spec.ts', block?.text ?? '')
    expect(await playwright('shop')).toMatchObject({ code: 0, output: expect.stringContaining('1 passed') })
  },
  LIMIT_MS
)

test(
  'the capsule of a failed test with such chains is replayed by the command that it prints, with the node of the fork',
  async () => {
    const archive = await ArchiveNode.start()
    onTestFinished(() => archive.stop())
    project.write(
      'leaves.spec.ts',
      anyChainSpec(archive.url).replace("toContain('/31337')", "toContain('a failure on purpose')")
    )
    const { code, output } = await playwright('leaves')
    expect(code).toBe(1)
    const [, folder = ''] = /npx --no-install portside-devchain --replay (\S+) --fork 8453=URL/.exec(output) ?? []
    expect(folder).toMatch(/capsule$/)
    const replay = ['--no-install', 'portside-devchain', '--replay', folder, '--fork', `8453=${archive.url}`, '--ci']
    expect(await project.run('npx', [...replay, '--', 'node', '--eval', 'process.exit(7)'])).toMatchObject({ code: 7 })
  },
  LIMIT_MS
)

test(
  'the fixtures have chains of any id, too: empty, and forked from a node',
  async () => {
    const archive = await ArchiveNode.start()
    onTestFinished(() => archive.stop())
    project.write('any-chain.spec.ts', anyChainSpec(archive.url))
    expect(await playwright('any-chain')).toMatchObject({ code: 0, output: expect.stringContaining('2 passed') })
  },
  LIMIT_MS
)

test(
  'the fixtures keep what a test leaves under way off the chain of the next one',
  async () => {
    project.write('sending.spec.ts', sendingSpec)
    expect(await playwright('sending')).toMatchObject({ code: 0, output: expect.stringContaining('3 passed') })
  },
  LIMIT_MS
)
