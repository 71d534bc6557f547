import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { createChainNode } from '#devchain/explorer/chain/chain-node.ts'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import { ExploredChain } from './explored-chain.ts'
import { ExplorerVisitor } from './explorer-visitor.ts'

const CHAIN = 84531
const { transactions } = readManifest(CHAIN)
const [, second, third] = testAccounts as readonly [Address, Address, Address]

let chain: ExploredChain

beforeAll(async () => {
  chain = await ExploredChain.start(CHAIN)
})

afterAll(() => chain?.stop())

afterEach(async () => {
  await chain.press('mining', { mode: 'automatic' })
  await chain.press('weather', { preset: 'clear' })
})

test('the controls mine the given number of blocks', async () => {
  const before = await chain.node.client.getBlockNumber()
  expect((await chain.press('mine', { blocks: '3' })).text).toContain('Mined 3 blocks')
  expect(await chain.node.client.getBlockNumber()).toBe(before + 3n)
  expect((await chain.press('mine', { blocks: '1001' })).text).toContain('Choose 1 to 1,000 blocks.')
  expect(await chain.node.client.getBlockNumber()).toBe(before + 3n)
})

test('the controls mine manually, at intervals or with each transaction', async () => {
  expect((await chain.press('mining', { mode: 'interval', seconds: '30' })).text).toContain('every 30 seconds')
  expect((await chain.page('')).text).toContain('Mining every 30 s')
  await chain.press('mining', { mode: 'manual' })
  const before = await chain.node.client.getBlockNumber()
  await chain.send({ to: second, value: 1n })
  expect(await chain.node.client.getBlockNumber()).toBe(before)
  await chain.press('mining', { mode: 'automatic' })
  await chain.press('mine', { blocks: '1' })
  await chain.sendMined({ to: second, value: 1n })
  expect((await chain.page('')).text).toContain('Mining automatic')
})

test('the controls drop a pending transaction, and explain that on its page and on that of the next nonce', async () => {
  await chain.press('mining', { mode: 'manual' })
  const dropped = await chain.send({ from: third, to: second, value: 1n })
  const stuck = await chain.send({ from: third, to: second, value: 2n })
  expect((await chain.page('')).text).toContain(
    'Waiting for a block Pending Account 3 wants to send 1 wei to Account 2'
  )
  expect((await chain.page(`/tx/${dropped}`)).text).toContain('It waits for the next block.')
  const { status, text } = await chain.press('drop', { hash: dropped })
  expect(status).toBe(404)
  expect(text).toMatch(
    /Not found .*Dropped here (?:just now|\d+ s ago), before it was mined\. Account 3 sent it with nonce \d+\./
  )
  expect((await chain.page(`/tx/${stuck}`)).text).toMatch(/It cannot be mined: Account 3 has not sent nonce \d+/)
  expect((await chain.press('drop', { hash: transactions.transfer })).text).toContain('It is not pending')
  await chain.press('drop', { hash: stuck })
  await chain.press('mining', { mode: 'automatic' })
  const successor = await chain.sendMined({ from: third, to: second, value: 3n })
  const replaced = await chain.page(`/tx/${dropped}`)
  expect(replaced.text).toContain('Its nonce has since been used by')
  expect(replaced.html).toContain(`/tx/${successor}`)
})

test('the controls reorganise local blocks, and explain that on the pages of lost transactions', async () => {
  const hash = await chain.sendMined({ to: second, value: 1n })
  const { blockNumber, blockHash } = await chain.node.client.getTransactionReceipt({ hash })
  await chain.press('mine', { blocks: '1' })
  const { text } = await chain.press('reorg', { depth: '2', fate: 'lost' })
  expect(text).toContain('Replaced the latest 2 blocks with empty ones. Lost: 1 transaction.')
  const lost = await chain.page(`/tx/${hash}`)
  expect(lost.status).toBe(404)
  expect(lost.text).toContain(`Removed with block ${blockNumber.toLocaleString('en')} in a reorganisation here`)
  expect((await chain.page(`/block/${blockHash}`)).status).toBe(404)
  expect((await chain.page(`/block/${blockNumber}`)).text).toContain('This block is empty.')
})

test('the controls resend the transactions removed by a reorganisation', async () => {
  const hash = await chain.sendMined({ to: second, value: 12_345n })
  expect((await chain.press('reorg', { depth: '1', fate: 'again' })).text).toContain('Sent again: 1 transaction.')
  await chain.mined(hash)
  expect((await chain.page(`/tx/${hash}`)).text).toContain('Confirmed')
})

test('the controls never reorganise blocks from before the fork', async () => {
  const { text } = await chain.press('reorg', { depth: '65', fate: 'lost' })
  expect(text).toMatch(/Choose 1 to \d+ blocks\./)
  const fresh = new ExplorerVisitor(
    createExplorer({
      chainIds: [CHAIN],
      url: () => chain.devchain.url(CHAIN, 1),
      weather: chain.devchain.weather
    })
  )
  expect((await fresh.get(`/${CHAIN}/controls`)).text).toContain('No block can be replaced yet')
  expect((await fresh.post(`/${CHAIN}/reorg`, { depth: '1', fate: 'lost' })).text).toContain('There are no blocks')
})

test('the controls spike the base fee', async () => {
  expect((await chain.press('base-fee', { gwei: '123.5' })).text).toContain('has a base fee of 123.5 gwei.')
  expect((await chain.node.client.getBlock()).baseFeePerGas).toBe(123_500_000_000n)
  expect((await chain.press('base-fee', { gwei: '10001' })).text).toContain('Choose 0 to 10,000 gwei.')
})

test('the controls change the weather of one chain without affecting the other or the explorer', async () => {
  expect((await chain.press('weather', { preset: 'down' })).text).toContain('Weather on Base Goerli: down')
  expect((await chain.page('')).text).toContain('Weather down')
  expect((await chain.visitor.get('/59140')).text).toContain('Weather clear')
  await chain.visitor.post('/59140/weather', { preset: 'slow' })
  expect((await chain.page('')).text).toContain('Weather down')
  await chain.press('weather', { preset: 'clear' })
  expect((await chain.visitor.get('/59140')).text).toContain('Weather slow')
  expect((await chain.page('')).text).toContain('Weather clear')
  await chain.visitor.post('/59140/weather', { preset: 'clear' })
  expect((await chain.press('weather', { preset: 'hurricane' })).text).toContain(
    'There is no weather "hurricane": choose from'
  )
})

test('the controls change the weather of single methods, which no preset names', async () => {
  const { text } = await chain.press('weather', { preset: 'stale', methods: 'eth_call, eth_getLogs' })
  expect(text).toContain('Weather on eth_call, eth_getLogs on Base Goerli: stale, the nodes are 5 blocks behind.')
  expect(text).toContain('now: custom')
  expect(text).toContain('stale-head (blocks 5), for eth_call, eth_getLogs, of stale')
  expect((await chain.press('weather', { preset: 'stale', methods: 'balance' })).text).toContain(
    '["balance"] does not name methods'
  )
  expect((await chain.press('weather', { preset: 'clear' })).text).toContain('now: clear')
})

test('the controls run a script as blocks are mined, and stop it', async () => {
  const { text } = await chain.press('script', { steps: 'after 2 blocks: slow\r\nafter 9 blocks: reorg 1' })
  expect(text).toContain('The script is running.')
  expect(text).toContain('In 2 blocks: slow In 9 blocks: reorg 1 Stop the script')
  await chain.press('mine', { blocks: '2' })
  await expect.poll(async () => (await chain.page('/controls')).text).toContain('now: slow')
  expect((await chain.press('script', { steps: 'stop' })).text).not.toContain('reorg 1 Stop')
  expect((await chain.press('script', { steps: 'clear' })).text).toContain('The script is done.')
  expect((await chain.press('script', { steps: 'snow' })).text).toContain('There is no weather "snow"')
  expect((await chain.press('script', { steps: 'reorg 64' })).text).toContain('reorg 64 on Base Goerli failed: ')
  await chain.press('script', { steps: 'clear' })
})

test('the controls record the weather, to be saved and replayed', async () => {
  expect((await chain.visitor.get('/weather.json')).status).toBe(404)
  expect((await chain.press('recording', { action: 'stop' })).text).toContain('No recording has been started.')
  expect((await chain.press('recording', { action: 'start' })).text).toContain('Stop recording')
  await chain.press('base-fee', { gwei: '50' })
  await chain.press('weather', { preset: 'slow' })
  expect((await chain.press('recording', { action: 'stop' })).text).toMatch(/Recorded \d steps\..*Save the recording/)
  const { html: recording } = await chain.visitor.get('/weather.json')
  expect(JSON.parse(recording).steps).toContainEqual({ chainId: CHAIN, afterBlocks: 1, kind: 'base-fee', gwei: 50 })
  await chain.press('weather', { preset: 'clear' })
  await chain.press('script', { steps: recording })
  await chain.press('mine', { blocks: '1' })
  await expect.poll(async () => (await chain.page('/controls')).text).toContain('now: slow')
  expect((await chain.press('script', { steps: '{' })).text).toContain('The script is not JSON')
  await chain.press('weather', { preset: 'clear' })
})

test('the controls mine enough blocks on a fresh chain for a stale head', async () => {
  const fresh = createChainNode(await chain.devchain.url(59140))
  for (const preset of ['stale', 'stale', 'clear']) await chain.visitor.post('/59140/weather', { preset })
  expect(Number(await fresh.client.getBlockNumber())).toBe(readManifest(59140).forkBlock + 5)
})
