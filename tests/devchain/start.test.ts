import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Command, runNode } from './command.ts'
import { isRunning, nodesOf } from './nodes.ts'

const USUAL_PORT = 5173
const soon = { timeout: 10_000, interval: 25 }

let command: Command | undefined

afterEach(async () => {
  command?.kill('SIGTERM')
  await command?.ended
})

async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<{ running: Command; url: string }> {
  const running = runNode(['devchain/start.mjs'], env)
  command = running
  const [url] = await running.until(/http:\/\/\S+/)
  return { running, url }
}

test('npm start prints one URL that serves page, wallet, chains and sign-in, although its usual port is taken', async () => {
  const squatter = await occupy(USUAL_PORT)
  const { running, url } = await startProduct()
  expect(url).not.toContain(String(USUAL_PORT))
  const page = await fetch(url, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('src="/__dev/wallet.js"')
  expect((await fetch(new URL('/__dev/wallet.js', url))).headers.get('content-type')).toBe('text/javascript')
  expect(await callNode(new URL('/rpc/84531', url).href, 'eth_chainId')).toBe('0x14a33')
  expect(await callNode(new URL('/rpc/59140', url).href, 'eth_chainId')).toBe('0xe704')
  expect((await fetch(new URL('/auth/session', url))).status).toBeLessThan(300)
  expect(running.output().match(/https?:/g)).toHaveLength(1)
  expect(running.errors()).toBe('')
  squatter?.close()
})

test.each(['SIGINT', 'SIGHUP'] as const)('%s ends npm start and leaves no process', async (signal) => {
  const { running } = await startProduct()
  const nodes = nodesOf(running)
  expect(nodes).toHaveLength(4)
  running.kill(signal)
  expect(await running.ended).toBe(0)
  expect(nodes.filter(isRunning)).toEqual([])
  expect(running.left()).toEqual([])
  expect(existsSync(running.folder)).toBe(false)
})

test("a chain with an endpoint of the user's own gets no local node", async () => {
  const { running, url } = await startProduct({ RPC_URL_84531: 'http://127.0.0.1:1', AUTH_URL: '' })
  expect(nodesOf(running)).toHaveLength(2)
  expect((await fetch(new URL('/rpc/84531', url), { method: 'POST' })).status).not.toBe(200)
  expect(await callNode(new URL('/rpc/59140', url).href, 'eth_chainId')).toBe('0xe704')
})

test('a FORK_URL that cannot be used ends npm start with one sentence', async () => {
  const running = runNode(['devchain/start.mjs'], { FORK_URL_59140: 'http://127.0.0.1:1' })
  command = running
  expect(await running.ended).toBe(1)
  expect(running.errors()).toBe('FORK_URL_59140: the node at 127.0.0.1:1 does not answer eth_chainId.\n')
})

test('after a kill -9 the next start ends what was left behind', async () => {
  // A folder of its own: any other devchain that starts at this moment would sweep the shared one.
  const folder = mkdtempSync(path.join(tmpdir(), 'portside-runs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { running } = await startProduct({ DEVCHAIN_FOLDER: folder })
  const nodes = nodesOf(running)
  expect(nodes).toHaveLength(4)
  running.kill('SIGKILL')
  await running.ended
  expect(nodes.filter(isRunning)).toEqual(nodes)
  await startProduct({ DEVCHAIN_FOLDER: folder })
  expect(nodes.filter(isRunning)).toEqual([])
})

const program = (then: string) => [
  '--input-type=module',
  '--eval',
  `import { runnerImport } from 'vite'
  const { module } = await runnerImport('./devchain/forks.ts', { logLevel: 'error' })
  const devchain = await module.startDevchain({ chainIds: [59140] })
  await devchain.url(59140)
  console.log('ready')
  ${then}`
]

test.each([
  ['a program that crashes', "setTimeout(() => { throw new Error('crash') }, 300)", undefined],
  ['a program that exits without stopping the devchain', 'setTimeout(() => process.exit(3), 300)', undefined],
  ['a program that is told to end and handles no signal', 'setInterval(() => {}, 1000)', 'SIGTERM']
] as const)('%s leaves no node', async (_what, then, signal) => {
  const running = runNode(program(then))
  command = running
  await running.until(/ready/)
  const nodes = nodesOf(running)
  expect(nodes).toHaveLength(2)
  if (signal) running.kill(signal)
  await running.ended
  await vi.waitFor(() => expect(nodes.filter(isRunning)).toEqual([]), soon)
})

/** Undefined when somebody else has the port, which serves the test as well. */
function occupy(port: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
