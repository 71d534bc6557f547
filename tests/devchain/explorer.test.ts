import {
  concatHex,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  multicall3Abi,
  parseAbi,
  size,
  toHex
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import { ExploredChain, transactionsIn } from './explored-chain.ts'

const CHAIN = 84531
const { contracts, transactions, forkBlock } = readManifest(CHAIN)
const [first, second, third] = testAccounts as readonly [Address, Address, Address]
const reverter = parseAbi(['function withCustomError(uint256 code)'])

let chain: ExploredChain

beforeAll(async () => {
  chain = await ExploredChain.start(CHAIN)
})

afterAll(() => chain?.stop())

describe('a transaction', () => {
  test('is summarised in one sentence, with its call, tokens and events decoded', async () => {
    const { status, text } = await chain.page(`/tx/${transactions.tokenTransfer}`)
    expect(status).toBe(200)
    expect(text).toContain('Account 2 sent 12.34 tUSD to Account 3')
    expect(text).toContain('transfer(address,uint256)')
    expect(text).toContain('amount uint256 12.34 tUSD')
    expect(text).toContain('Token transfers 12.34 tUSD from Account 2 to Account 3')
    expect(text).toContain(`Transfer by Test Dollar from address Account 2 ${second} to address Account 3 ${third}`)
    expect(text).toMatch(/Block [\d,]+ \([\d,]+ confirmations?\)/)
    expect(text).toMatch(/Gas price [\d.]+ gwei \(base fee [\d.]+ gwei, tip 1 gwei\)/)
  })

  test('that failed before or after the fork says why in the contract’s own words', async () => {
    expect((await chain.page(`/tx/${transactions.reverted}`)).text).toContain('Why it failed asked to fail')
    const data = encodeFunctionData({ abi: reverter, functionName: 'withCustomError', args: [7n] })
    const { text } = await chain.page(`/tx/${await chain.sendMined({ to: contracts.reverter, data })}`)
    expect(text).toContain('Failed')
    expect(text).toContain('Account 1 tried to call withCustomError on Reverter')
    expect(text).toContain('Refused(uint256,string) code uint256 7 reason string asked to fail')
  })

  test('rejected by a token shows the amounts of the error in that token', async () => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [first, 10n ** 15n] })
    const { text } = await chain.page(`/tx/${await chain.sendMined({ from: second, to: contracts.token, data })}`)
    expect(text).toContain('Account 2 tried to send 1,000,000,000 tUSD to Account 1')
    expect(text).toMatch(/ERC20InsufficientBalance.* needed uint256 1,000,000,000 tUSD/)
  })

  test('with several calls shows the nested calls and their trace', async () => {
    const mint = encodeFunctionData({
      abi: parseAbi(['function mint(address to, uint256 amount)']),
      args: [third, 5_000_000n]
    })
    const calls = [{ target: contracts.token, allowFailure: false, callData: mint }]
    const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
    const { text } = await chain.page(`/tx/${await chain.sendMined({ to: contracts.multicall3, data })}`)
    expect(text).toContain('Account 1 called aggregate3 on Multicall3')
    expect(text).toContain(`callData bytes mint(address,uint256) to address Account 3 ${third}`)
    expect(text).toContain('Token transfers 5 tUSD from Zero address to Account 3')
    expect(text).toContain('Calls CALL Multicall3 aggregate3 CALL Test Dollar mint')
  })

  test('without a known ABI is shown raw', async () => {
    // Emits LOG1 with one topic on every call.
    const emitter = '0x00000000000000000000000000000000000e717e'
    await chain.node.ask('anvil_setCode', [emitter, `0x7f${'ab'.repeat(32)}60006000a100`])
    const { text } = await chain.page(`/tx/${await chain.sendMined({ to: emitter, data: '0xdeadbeef' })}`)
    expect(text).toContain('Account 1 called 0xdeadbeef on')
    expect(text).toContain('Selector 0xdeadbeef is in none of the known ABIs')
    expect(text).toContain(`Unknown event by`)
    expect(text).toContain(`topic 0 0x${'ab'.repeat(32)} data empty`)
  })

  test('that is unknown is searched for on the other chains', async () => {
    const nowhere = await chain.page(`/tx/${toHex(1, { size: 32 })}`)
    expect(nowhere.status).toBe(404)
    expect(nowhere.text).toContain('Base Goerli has no such transaction.')
    const elsewhere = await chain.page(`/tx/${readManifest(59140).transactions.transfer}`)
    expect(elsewhere.status).toBe(404)
    expect(elsewhere.text).toContain('Linea Goerli has it: open it there.')
    expect((await chain.page('/tx/0x12')).status).toBe(404)
  })
})

describe('a block', () => {
  test('is found by number and by hash, before and after the fork', async () => {
    const recorded = await chain.page(`/block/${forkBlock}`)
    expect(recorded.text).toContain('before the fork')
    const hash = await chain.sendMined({ to: second, value: 1n })
    const { blockHash, blockNumber } = await chain.node.client.getTransactionReceipt({ hash })
    const local = await chain.page(`/block/${blockHash}`)
    expect(local.text).toContain(`Block ${blockNumber.toLocaleString('en')} after the fork`)
    expect(local.text).toContain('Account 1 sent 1 wei to Account 2')
    expect(local.text).toMatch(/Fees paid 0\.0000\d+ ETH/)
  })

  test('summarises its transactions like their own pages', async () => {
    const { blockNumber } = await chain.node.client.getTransactionReceipt({ hash: transactions.tokenTransfer })
    expect((await chain.page(`/block/${blockNumber}`)).text).toContain('Account 2 sent 12.34 tUSD to Account 3')
  })

  test('with many transactions lists all of them in pages', async () => {
    await chain.press('mining', { mode: 'manual' })
    const sent: Hex[] = []
    for (let n = 1n; n <= 30n; n++) sent.push(await chain.send({ from: third, to: first, value: n }))
    await chain.press('mine', { blocks: '1' })
    await chain.press('mining', { mode: 'automatic' })
    const number = await chain.node.client.getBlockNumber()
    const [one, two] = await Promise.all([chain.page(`/block/${number}`), chain.page(`/block/${number}?page=1`)])
    expect(one.text).toContain('30 transactions, page 1 of 2')
    expect([one, two].map(({ html }) => transactionsIn(html).length)).toEqual([25, 5])
    expect([one, two].flatMap(({ html }) => transactionsIn(html)).toSorted()).toEqual(sent.toSorted())
  })

  test('above the head or before the recording is not found', async () => {
    expect((await chain.page('/block/999999999')).text).toContain('has no block 999999999. Its latest is')
    expect((await chain.page('/block/12')).status).toBe(404)
    expect((await chain.page('/block/first')).status).toBe(404)
  })
})

describe('an address', () => {
  test('has one complete, paged history across the fork', async () => {
    const account = testAccounts[9] as Address
    const since = (await chain.node.client.getBlockNumber()) + 1n
    for (let n = 1n; n <= 30n; n++) await chain.sendMined({ from: account, to: first, value: n })
    const read = async (path: string) => {
      const { html } = await chain.visitor.get(path)
      const section = html.slice(html.indexOf('id="history"'), html.indexOf('id="transfers"'))
      const link = (name: string) =>
        new RegExp(`href="/__dev/explorer([^"]+)">${name}<`).exec(section)?.[1]?.replaceAll('&amp;', '&')
      return { hashes: transactionsIn(section), older: link('Older'), newer: link('Newer') }
    }
    const newest = await read(`/${CHAIN}/address/${account}`)
    expect(newest.hashes).toHaveLength(25)
    expect(newest.newer).toBeUndefined()
    const older = await read(newest.older ?? '')
    const all = [...newest.hashes, ...older.hashes]
    expect(new Set(all).size).toBe(all.length)
    expect(older.older).toBeUndefined()
    const blocks = await Promise.all(
      all.map(async (hash) => (await chain.node.client.getTransaction({ hash })).blockNumber ?? 0n)
    )
    expect(blocks).toEqual(blocks.toSorted((a, b) => Number(b - a)))
    expect(blocks.filter((block) => block >= since)).toHaveLength(30)
    expect(blocks.filter((block) => block <= forkBlock).length).toBeGreaterThan(0)
    expect((await read(older.newer ?? '')).hashes).toEqual(newest.hashes)
  })

  test('shows its balances and transfers', async () => {
    const { text } = await chain.page(`/address/${second.toLowerCase()}`)
    expect(text).toContain(`Account 2 Account ${second}`)
    expect(text).toMatch(/Balance [\d,.]+ ETH/)
    expect(text).toMatch(/tUSD held [\d,.]+ tUSD Test Dollar/)
    expect(text).toContain('12.34 tUSD from Account 2 to Account 3')
  })

  test('of a recorded contract shows its token, code and creator', async () => {
    const { text } = await chain.page(`/address/${contracts.token}`)
    expect(text).toContain('Test Dollar Contract Token tUSD')
    expect(text).toMatch(/Code [\d,]+ bytes/)
    expect(text).toMatch(/Created by Account 1 in 0x/)
  })

  test('of a local contract shows its creator', async () => {
    const hash = await chain.sendMined({ data: '0x6001600c60003960016000f300' })
    const { contractAddress } = await chain.node.client.getTransactionReceipt({ hash })
    expect((await chain.page(`/tx/${hash}`)).text).toContain('Account 1 created the contract')
    expect((await chain.page(`/address/${contractAddress}`)).text).toMatch(/Code 1 byte Created by Account 1 in 0x/)
  })

  test('that delegates shows its delegate', async () => {
    const account = '0x00000000000000000000000000000000000de1e6'
    await chain.node.ask('anvil_setCode', [account, concatHex(['0xef0100', contracts.multicall3])])
    const { text } = await chain.page(`/address/${account}`)
    expect(text).toContain('Account with delegated code')
    expect(text).toContain(`Delegates to Multicall3 ${contracts.multicall3}`)
  })

  test('that is invalid is not found', async () => {
    expect((await chain.page('/address/0x12')).status).toBe(404)
  })
})

test('texts from contracts are never parsed as HTML', async () => {
  const evil = '<script>alert(1)</script>'
  const token = '0x0000000000000000000000000000000000005c21'
  const reverts = '0x0000000000000000000000000000000000005c22'
  // Returns the same string for every call; its offset, 32, is read as the decimals.
  await chain.node.ask('anvil_setCode', [token, answering(encodeAbiParameters([{ type: 'string' }], [evil]), 'f3')])
  const error = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: [evil] })
  await chain.node.ask('anvil_setCode', [reverts, answering(error, 'fd')])
  const pages = [
    await chain.page(`/address/${token}`),
    await chain.page(`/tx/${await chain.sendMined({ to: reverts, data: '0x12345678' })}`),
    await chain.page(`/search?q=${encodeURIComponent(evil)}`),
    await chain.visitor.get(`/${encodeURIComponent(evil)}`),
    await chain.press('faucet', { address: evil, asset: evil, amount: evil })
  ]
  for (const { text, html } of pages) {
    expect(html).not.toContain(evil)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text.length).toBeGreaterThan(0)
  }
})

test('a search redirects to a transaction, a block or an account', async () => {
  const { blockHash } = await chain.node.client.getTransactionReceipt({ hash: transactions.transfer })
  const found = async (query: string) => (await chain.page(`/search?q=${encodeURIComponent(query)}`)).path
  expect(await found(transactions.transfer)).toBe(`/${CHAIN}/tx/${transactions.transfer}`)
  expect(await found(` ${forkBlock.toLocaleString('en')} `)).toBe(`/${CHAIN}/block/${forkBlock}`)
  expect(await found(blockHash)).toMatch(/\/block\/\d+$/)
  expect(await found(second)).toBe(`/${CHAIN}/address/${second}`)
  const { status, text } = await chain.page('/search?q=harbour')
  expect([status, text]).toEqual([404, expect.stringContaining('Nothing like “harbour”')])
})

test('the list of chains shows the latest block of each', async () => {
  const { text } = await chain.visitor.get('/')
  expect(text).toMatch(/Base Goerli Chain 84531 Block [\d,]+,/)
  expect(text).toMatch(/Linea Goerli Chain 59140 Block [\d,]+,/)
  expect((await chain.visitor.get('/5')).text).toContain('This dev server runs no node for chain "5".')
})

test('older blocks are paged, back into the recording', async () => {
  const { html } = await chain.page('')
  const older = /href="\/__dev\/explorer([^"]+)">Older/.exec(html)?.[1] ?? ''
  const { text } = await chain.visitor.get(older)
  expect(text).toContain('Blocks')
  expect(text).toContain('Newer')
  expect((await chain.page(`?before=${forkBlock}`)).text).toContain((forkBlock - 1).toLocaleString('en'))
})

/** Code that returns (`f3`) or reverts with (`fd`) the data appended to it. */
function answering(data: Hex, ending: 'f3' | 'fd'): Hex {
  const length = toHex(size(data), { size: 2 }).slice(2)
  return `0x61${length}600e60003961${length}6000${ending}${data.slice(2)}`
}
