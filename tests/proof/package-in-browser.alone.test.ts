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

/** A page that asks one host that has a route, and others that have none. */
const unroutedSpec = `import { createServer } from 'node:http'
import { expect, test } from '@portside/devchain/playwright'
import { WebSocketServer } from 'ws'

test.use({ emptyChainIds: [31337], rpcRoutes: { 'https://node.example/**': 31337 } })

test('every call is answered', async ({ page, rpcUrl }) => {
  let asked = 0
  const answer = (request, response) => {
    if (request.method === 'POST') asked++
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'text/html').end('"real"')
  }
  const servers = [createServer(answer), createServer(answer)]
  const [site, other] = await Promise.all(servers.map((server) => new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve('http://127.0.0.1:' + server.address().port))
  })))
  await page.goto(site)
  const ask = (url, body) => page.evaluate(async ([to, text]) => (await fetch(to, { method: 'POST', body: text, ...(text.includes('jsonrpc') && { headers: { 'content-type': 'application/json' } }) })).json(), [url, body])
  const call = (method) => JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: [] })
  expect(await ask('https://node.example/key', call('eth_chainId'))).toMatchObject({ result: '0x7a69' })
  expect(await ask(rpcUrl(31337), call('eth_chainId'))).toMatchObject({ result: '0x7a69' })
  expect(await ask(site, call('eth_chainId'))).toBe('real')
  expect(await ask(other, '{"query":"{ ships }"}')).toBe('real')
  expect(asked).toBe(2)
  await page.route('https://own.example/**', (route) => route.fulfill({ json: 'own', headers: { 'access-control-allow-origin': '*' } }))
  expect(await ask('https://own.example/', call('eth_chainId'))).toBe('own')
  const heard = (url, text) => page.evaluate(([to, said]) => new Promise((resolve) => {
    const messages = []
    const socket = new WebSocket(to)
    socket.onopen = () => socket.send(said)
    socket.onmessage = ({ data }) => messages.push(data) === 2 && resolve(messages)
    socket.onclose = () => resolve(messages)
  }), [url, text])
  const sockets = new WebSocketServer({ server: servers[1] })
  sockets.on('connection', (socket) => {
    socket.send('hello')
    socket.on('message', (text) => socket.send('you said ' + text))
  })
  expect(await heard(other.replace('http', 'ws'), 'aye')).toEqual(['hello', 'you said aye'])
  expect(await heard('ws://127.0.0.1:1/', 'aye')).toEqual([])
  if (false) {
    expect(await ask(other, call('eth_call'))).toMatchObject({ id: 7, error: { message: expect.stringContaining('rpcRoutes') } })
    expect(await ask('https://goerli.base.org/', '[' + call('eth_chainId') + ']')).toMatchObject([{ id: 7, error: {} }])
    await heard('wss://goerli.base.example/', call('eth_subscribe'))
    expect(asked).toBe(2)
  }
  for (const socket of sockets.clients) socket.terminate()
  for (const server of servers) server.closeAllConnections()
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
  'a call to a host that has no route is refused, and fails its test by a sentence with the route to add',
  async () => {
    project.write('routed.spec.ts', unroutedSpec)
    expect(await playwright('/routed')).toMatchObject({ code: 0, output: expect.stringContaining('1 passed') })
    project.write('unrouted.spec.ts', unroutedSpec.replace('if (false)', 'if (true)'))
    const { code, output } = await playwright('unrouted')
    expect(code).toBe(1)
    const entry = "'https://goerli.base.org/**': 31337"
    expect(output).toContain(
      `The page asked goerli.base.org for eth_chainId, and no rpcRoutes entry covers it. Add one, such as ${entry},`
    )
    expect(output).toContain("Add one, such as 'https://goerli.base.example/**': 31337,")
    expect(output).toContain('The page asked goerli.base.example for eth_subscribe, and no rpcRoutes entry')
    expect(output).toMatch(/The page asked 127\.0\.0\.1:\d+ for eth_call, and no rpcRoutes entry/)
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
