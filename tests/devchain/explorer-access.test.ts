import { afterAll, beforeAll, expect, test } from 'vitest'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import { ExploredChain } from './explored-chain.ts'
import { ExplorerVisitor } from './explorer-visitor.ts'

const CHAIN = 84531

let chain: ExploredChain

beforeAll(async () => {
  chain = await ExploredChain.start(CHAIN)
})

afterAll(() => chain?.stop())

test.each([
  ['no origin', {}],
  ['a foreign origin', { origin: 'http://evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:8080' }],
  ['the origin null', { origin: 'null' }]
] as const)('a form with %s has no effect', async (_what, headers) => {
  const before = await chain.node.client.getBlockNumber()
  const { status } = await chain.visitor.post(`/${CHAIN}/mine`, { blocks: '1' }, headers)
  expect(status).toBe(403)
  expect(await chain.node.client.getBlockNumber()).toBe(before)
})

test('requests with a foreign Host are rejected', async () => {
  const foreign = { host: 'evil.example', origin: 'http://evil.example' }
  expect((await chain.visitor.get('/', foreign)).status).toBe(403)
  expect((await chain.visitor.post(`/${CHAIN}/mine`, { blocks: '1' }, foreign)).status).toBe(403)
})

test.each(['mine', 'mining', 'reorg', 'drop', 'base-fee', 'weather'])('a GET of /%s has no effect', async (action) => {
  expect((await chain.page(`/${action}?blocks=1&depth=1`)).status).toBe(404)
})

test('every page has a strict policy that also forbids framing', async () => {
  for (const path of ['/', `/${CHAIN}`, '/nowhere']) {
    const policy = (await chain.visitor.get(path)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  }
})

test('a node that does not answer is reported, and other pages still work', async () => {
  const silent = new ExplorerVisitor(
    createExplorer({ chainIds: [CHAIN], url: async () => 'http://127.0.0.1:1', weather: chain.devchain.weather })
  )
  expect((await silent.get('/')).text).toContain('Its node does not answer.')
  const { status, text } = await silent.get(`/${CHAIN}`)
  expect([status, text]).toEqual([502, expect.stringContaining('The node does not answer')])
})
