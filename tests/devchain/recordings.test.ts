import { createPublicClient, type Hex, http, isAddressEqual, parseAbi, parseAbiItem } from 'viem'
import { baseGoerli, lineaGoerli, mainnet } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'

const SPAN = 70

const collectibleAbi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function tokenURI(uint256) view returns (string)'
])
const editionAbi = parseAbi([
  'function balanceOf(address, uint256) view returns (uint256)',
  'function uri(uint256) view returns (string)'
])
const tokenTransfer = parseAbiItem('event Transfer(address indexed from, address indexed to, uint256 value)')
const collectibleTransfer = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)'
)
const editionTransfer = parseAbiItem(
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)'
)

let devchain: Devchain

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [84531, 59140, 1] })
})

afterAll(() => devchain?.stop())

describe.each([baseGoerli, lineaGoerli, mainnet])('the recording of $id', (chain) => {
  const { firstBlock, forkBlock, contracts, transactions, names } = readManifest(chain.id)
  const range = { fromBlock: BigInt(firstBlock), toBlock: BigInt(forkBlock) }
  const client = async () => createPublicClient({ chain, transport: http(await devchain.url(chain.id)) })

  test(`spans ${SPAN} blocks at a realistic height`, async () => {
    expect(forkBlock - firstBlock).toBe(SPAN)
    expect(firstBlock).toBeGreaterThan(chain.contracts.multicall3.blockCreated)
    const node = await client()
    expect(await node.getBlockNumber()).toBe(BigInt(forkBlock + 1))
    const [first, last] = await Promise.all([
      node.getBlock({ blockNumber: BigInt(firstBlock + 1) }),
      node.getBlock({ blockNumber: BigInt(forkBlock) })
    ])
    expect(last.timestamp - first.timestamp).toBe(BigInt(2 * (SPAN - 1)))
  })

  test('begins with a block without logs, which stands for all before it', async () => {
    const block = { fromBlock: range.fromBlock, toBlock: range.fromBlock }
    expect(await (await client()).getLogs(block)).toEqual([])
  })

  test('has code at every address in its manifest', async () => {
    const node = await client()
    const addresses = Object.entries({ ...contracts, ...names?.contracts })
    const missing = await Promise.all(
      addresses.map(async ([name, address]) => ((await node.getCode({ address })) ? [] : [name]))
    )
    expect(missing.flat()).toEqual([])
    expect(isAddressEqual(contracts.multicall3, chain.contracts.multicall3.address)).toBe(true)
  })

  test('has one transaction of each kind, with the status in its name', async () => {
    const node = await client()
    for (const [name, hash] of Object.entries(transactions)) {
      const { status, blockNumber } = await node.getTransactionReceipt({ hash })
      expect([name, status]).toEqual([name, name === 'reverted' ? 'reverted' : 'success'])
      expect(blockNumber).toBeLessThanOrEqual(BigInt(forkBlock))
    }
    const legacy = await node.getTransaction({ hash: transactions.legacy })
    expect([legacy.type, legacy.gasPrice]).toEqual(['legacy', 3_000_000_000n])
    expect((await node.getTransaction({ hash: transactions.transfer })).value).toBe(1_500_000_000_000_000_000n)
    expect((await node.getTransactionReceipt({ hash: transactions.creation })).contractAddress).toMatch(/^0x/)
    const transfers = [
      [transactions.tokenTransfer, contracts.token],
      [transactions.collectibleTransfer, contracts.collectible],
      [transactions.editionTransfer, contracts.edition]
    ] as const
    for (const [hash, contract] of transfers) {
      const { logs } = await node.getTransactionReceipt({ hash })
      expect(logs.map(({ address }) => isAddressEqual(address, contract))).toEqual([true])
    }
  })

  test('has traffic throughout: transfers of every kind, failures, contracts, and empty blocks', async () => {
    const node = await client()
    const numbers = Array.from({ length: SPAN }, (_, index) => BigInt(firstBlock + 1 + index))
    const blocks = await Promise.all(
      numbers.map((blockNumber) => node.getBlock({ blockNumber, includeTransactions: true }))
    )
    const late = blocks.slice(SPAN / 2).flatMap((block) => block.transactions)
    const receipts = await Promise.all(late.map(({ hash }) => node.getTransactionReceipt({ hash })))
    expect(blocks.filter((block) => block.transactions.length === 0).length).toBeGreaterThanOrEqual(3)
    expect(receipts.filter(({ status }) => status === 'reverted').length).toBeGreaterThanOrEqual(2)
    expect(receipts.filter(({ type }) => type === 'legacy').length).toBeGreaterThanOrEqual(2)
    expect(late.filter(({ to }) => to === null).length).toBeGreaterThanOrEqual(2)
    expect(late.filter(({ input, value }) => input === '0x' && value > 0n).length).toBeGreaterThanOrEqual(2)
    const half = { ...range, fromBlock: range.fromBlock + BigInt(SPAN / 2) }
    const events = await Promise.all([
      node.getLogs({ ...half, address: contracts.token, event: tokenTransfer }),
      node.getLogs({ ...half, address: contracts.collectible, event: collectibleTransfer }),
      node.getLogs({ ...half, address: contracts.edition, event: editionTransfer })
    ])
    for (const logs of events) expect(logs.length).toBeGreaterThanOrEqual(2)
  })

  test('gives each test account a collectible, with metadata under a URL or on chain', async () => {
    const node = await client()
    const collectible = { address: contracts.collectible, abi: collectibleAbi } as const
    const ids = testAccounts.map((_, index) => BigInt(index + 1))
    const owners = await Promise.all(
      ids.map((id) => node.readContract({ ...collectible, functionName: 'ownerOf', args: [id] }))
    )
    expect(owners).toEqual(testAccounts)
    const uri = (id: bigint) => node.readContract({ ...collectible, functionName: 'tokenURI', args: [id] })
    expect(await uri(4n)).toBe('https://portside.example/collectible/4.json')
    const onChain = (await uri(8n)).split('data:application/json;base64,')[1] ?? ''
    expect(JSON.parse(atob(onChain))).toEqual({
      name: 'Test Collectible 8',
      image: expect.stringMatching(/^data:image\/svg\+xml;base64,/)
    })
  })

  test('gives each test account an edition, whose URI has an {id} placeholder', async () => {
    const node = await client()
    const edition = { address: contracts.edition, abi: editionAbi } as const
    const held = (account: Hex) => node.readContract({ ...edition, functionName: 'balanceOf', args: [account, 7n] })
    for (const account of testAccounts) expect(await held(account)).toBeGreaterThan(0n)
    expect(await node.readContract({ ...edition, functionName: 'uri', args: [7n] })).toBe(
      'https://portside.example/edition/{id}.json'
    )
  })
})
