import { BrowserProvider, Contract } from 'ethers'
import { encodeFunctionData, erc20Abi, type Hex, hashMessage, recoverAddress, toHex } from 'viem'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { walletReads } from '#devchain/gateway/rpc-methods.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import { AccountChains, BASE_GOERLI, untilMined, WEI } from './account-chains.ts'

const [first, second] = testAccounts as readonly [Address, Address]
const { contracts, transactions } = readManifest(BASE_GOERLI)

const chains = new AccountChains()

test('a contract of ethers hears events through the wallet', async () => {
  const { wallet } = await chains.connect('eoa')
  const provider = new BrowserProvider(wallet.provider())
  const abi = ['event Transfer(address indexed, address indexed, uint256)', 'function transfer(address, uint256)']
  const token = new Contract(contracts.token, abi, await provider.getSigner())
  const heard: unknown[][] = []
  try {
    await token.on('Transfer', (...[from, to, amount]) => heard.push([from, to, amount]))
    await token.getFunction('transfer')(second, 5n)
    await expect.poll(() => heard).toEqual([[first, second, 5n]])
  } finally {
    provider.destroy()
  }
})

test('filters are kept by the node until they are uninstalled', async () => {
  const page = await chains.connect('eoa')
  const blocks = await page.ask<Hex>('eth_newBlockFilter')
  const pending = await page.ask<Hex>('eth_newPendingTransactionFilter')
  const logs = await page.ask<Hex>('eth_newFilter', { fromBlock: 'earliest', address: contracts.token })
  const hash = await page.ask<Hex>('eth_sendTransaction', { from: page.address, to: second, value: toHex(WEI) })
  await untilMined(page, hash)
  expect(await page.ask('eth_getFilterChanges', blocks)).toHaveLength(1)
  expect(await page.ask('eth_getFilterChanges', pending)).toEqual([hash])
  expect((await page.ask<unknown[]>('eth_getFilterLogs', logs)).length).toBeGreaterThan(0)
  expect(await page.ask('eth_uninstallFilter', blocks)).toBe(true)
  await expect(page.ask('eth_getFilterChanges', blocks)).rejects.toMatchObject({ code: expect.any(Number) })
})

test('a page hears of the blocks and logs that it has subscribed to', async () => {
  const page = await chains.connect('eoa')
  const provider = page.wallet.provider()
  const heard: { subscription: Hex; result: { hash?: Hex; address?: Hex } }[] = []
  provider.on('message', (message) => heard.push(Object(message).data))
  const heads = await page.ask<Hex>('eth_subscribe', 'newHeads')
  const logs = await page.ask<Hex>('eth_subscribe', 'logs', { address: contracts.token })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [second, 1n] })
  const hash = await page.ask<Hex>('eth_sendTransaction', { from: page.address, to: contracts.token, data })
  await expect.poll(() => heard).toHaveLength(2)
  const { blockHash } = await page.node<{ blockHash: Hex }>('eth_getTransactionByHash', hash)
  expect(heard.find(({ subscription }) => subscription === heads)?.result.hash).toBe(blockHash)
  expect(heard.find(({ subscription }) => subscription === logs)?.result.address).toBe(contracts.token.toLowerCase())
  expect(await page.ask('eth_unsubscribe', logs)).toBe(true)
  await page.wallet.close()
})

test('a page reads through the wallet what it reads from a node', async () => {
  const page = await chains.connect('eoa')
  const sent = await page.node<{ blockHash: Hex; blockNumber: Hex; transactionIndex: Hex }>(
    'eth_getTransactionByHash',
    transactions.tokenTransfer
  )
  const { blockHash, blockNumber, transactionIndex } = sent
  const call = { from: page.address, to: contracts.token, data: '0x313ce567' }
  for (const [method, ...params] of [
    ['eth_blobBaseFee'],
    ['eth_createAccessList', call, 'latest'],
    ['eth_getTransactionByBlockHashAndIndex', blockHash, transactionIndex],
    ['eth_getTransactionByBlockNumberAndIndex', blockNumber, transactionIndex],
    ['eth_getBlockTransactionCountByHash', blockHash],
    ['eth_getBlockTransactionCountByNumber', blockNumber],
    ['eth_getUncleCountByBlockHash', blockHash],
    ['eth_getUncleCountByBlockNumber', blockNumber],
    ['eth_getUncleByBlockHashAndIndex', blockHash, '0x0'],
    ['eth_getUncleByBlockNumberAndIndex', blockNumber, '0x0'],
    ['net_listening'],
    ['web3_sha3', '0x68']
  ] as const) {
    expect(walletReads).toContain(method)
    expect(await page.ask(method, ...params), method).toEqual(await page.node(method, ...params))
  }
})

test.each(['eoa', 'eip-1271'] as const)(
  'the wallet recovers who signed a message, for an account of kind %s',
  async (kind) => {
    const page = await chains.connect(kind)
    for (const message of ['Grüße', '0xc3a9', '0x']) {
      const signature = await page.ask<Hex>('personal_sign', message, page.address)
      const hash = hashMessage(/^0x/.test(message) ? { raw: message as Hex } : message)
      expect(await recoverAddress({ hash, signature })).toBe(first)
      expect(await page.ask('personal_ecRecover', message, signature)).toBe(first.toLowerCase())
      const older = `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}`
      expect(await page.ask('personal_ecRecover', message, older)).toBe(first.toLowerCase())
    }
    for (const signature of [undefined, '0x', '0x12', `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`]) {
      await expect(page.ask('personal_ecRecover', '0x68', signature)).rejects.toMatchObject({ code: -32602 })
    }
  }
)

test.each(['eth_sign', 'eth_getEncryptionPublicKey', 'eth_accountsOf', 'debug_traceTransaction', 'evm_mine'])(
  'the wallet lacks %s, and says so',
  async (method) => {
    const { ask } = await chains.connect('eoa')
    await expect(ask(method, 'newHeads')).rejects.toMatchObject({ code: 4200 })
  }
)

test('a test can approve a transaction that will fail', async () => {
  const page = await chains.connect('eoa')
  const { from, to, data } = { from: page.address, to: contracts.reverter, data: '0x12345678' }
  const hash = await page.ask<Hex>('eth_sendTransaction', { from, to, data })
  await untilMined(page, hash)
  expect(await page.node('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x0' })
})

test('a transaction is on the chain as the page asked for it', async () => {
  const page = await chains.connect('eoa')
  const pay = { from: page.address, to: second }
  const accessList = [{ address: contracts.token.toLowerCase(), storageKeys: [toHex(1, { size: 32 })] }]
  for (const [given, expected] of [
    [{ input: '0x1234' }, { input: '0x1234', type: '0x2' }],
    [{ gasPrice: '0x4a817c800' }, { gasPrice: '0x4a817c800', type: '0x0' }],
    [{ accessList }, { accessList, type: '0x2' }],
    [
      { accessList, type: '0x1' },
      { accessList, type: '0x1' }
    ],
    [
      { gasLimit: '0x7530', calls: [] },
      { input: '0x', gas: '0x7530' }
    ]
  ] as const) {
    const hash = await page.ask<Hex>('eth_sendTransaction', { ...pay, ...given })
    await untilMined(page, hash)
    expect(await page.node('eth_getTransactionByHash', hash)).toMatchObject(expected)
  }
})
