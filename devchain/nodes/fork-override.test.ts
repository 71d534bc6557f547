import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFork, type ForkRequest, forkRequestOf } from './fork-override.ts'

/** A node of chain 84531 at block 1000 that has pruned all states below block 900. */
let node: Server
let host: string

beforeAll(async () => {
  node = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer(JSON.parse(body)) })))
  })
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(node.address() as AddressInfo).port}`
})

afterAll(() => node.close())

function answer({ method, params }: { method: string; params: readonly string[] }): object {
  if (method === 'eth_chainId') return { result: '0x14a33' }
  if (method === 'eth_blockNumber') return { result: '0x3e8' }
  return Number(params[1]) < 900 ? { error: { code: -32000, message: 'missing trie node' } } : { result: '0x0' }
}

const forked = (block?: string, url = `http://${host}/v1/secret-key`) =>
  checkFork(84531, requestOf(84531, { FORK_URL_84531: url, FORK_BLOCK_84531: block }))

function requestOf(chainId: number, env: Readonly<Record<string, string | undefined>>): ForkRequest {
  const request = forkRequestOf(chainId, env)
  if (!request) throw new Error(`No FORK_URL_${chainId} was found.`)
  return request
}

test('without a FORK_URL, or with an empty one, the recording is used', () => {
  expect(forkRequestOf(84531, { FORK_URL_59140: 'http://127.0.0.1:1', FORK_URL_84531: '' })).toBeUndefined()
})

test('without a block the fork starts 32 blocks below the head', async () => {
  expect((await forked()).block).toBe(968)
})

test('without a block, a saved state has its own', async () => {
  const request = (block?: string) => requestOf(84531, { FORK_URL_84531: `http://${host}/`, FORK_BLOCK_84531: block })
  expect((await checkFork(84531, request(), 940)).block).toBe(940)
  expect((await checkFork(84531, request('950'), 940)).block).toBe(950)
})

test('FORK_BLOCK chooses the block', async () => {
  expect((await forked('950')).block).toBe(950)
})

const sentence = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (cause: Error) => cause
  )
  return error?.message.replace(host, 'HOST')
}

test('a node of another chain is rejected', async () => {
  const other = checkFork(59140, requestOf(59140, { FORK_URL_59140: `http://${host}/` }))
  expect(await sentence(other)).toMatchInlineSnapshot(
    `"FORK_URL_59140: the node at HOST serves chain 84531, not 59140."`
  )
})

test('a block with pruned state is rejected', async () => {
  expect(await sentence(forked('899'))).toMatchInlineSnapshot(
    `"FORK_BLOCK_84531: the node at HOST does not have the state of block 899; choose a later block or an archive node."`
  )
})

test('a block above the head is rejected', async () => {
  expect(await sentence(forked('1001'))).toMatchInlineSnapshot(
    `"FORK_BLOCK_84531: the node at HOST is only at block 1000."`
  )
})

test('a block that is not a number is rejected', async () => {
  expect(await sentence(forked('latest'))).toMatchInlineSnapshot(`"FORK_BLOCK_84531: "latest" is not a block number."`)
})

test('an unreachable node is rejected without showing its key', async () => {
  expect(await sentence(forked(undefined, 'http://127.0.0.1:1/v1/secret-key'))).toMatchInlineSnapshot(
    `"FORK_URL_84531: the node at 127.0.0.1:1 does not answer eth_chainId."`
  )
})

test('a URL other than http is rejected', async () => {
  expect(await sentence(forked(undefined, 'ws://127.0.0.1:1'))).toMatchInlineSnapshot(
    `"FORK_URL_84531 must be an http or https URL."`
  )
})
