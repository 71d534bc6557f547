import { type Hex, parseTransaction } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { sendTransaction } from './sending.ts'
import type { TransactionParameter } from './transaction-parameter.ts'

const key = mnemonicToAccount('test test test test test test test test test test test junk')
const signer = { account: { kind: 'eoa', address: key.address, owner: key.address }, key } as const
const contract = { kind: 'eip-1271', address: `0x${'a'.repeat(40)}`, owner: key.address } as const
const transfer = { to: contract.address, value: '0x1' } as const
const ACCESS = [{ address: contract.address, storageKeys: [`0x${'1'.repeat(64)}`] }] as const

/** A node with a base fee of 1 wei, that says no more than a wallet asks. */
function startNode(answers: Readonly<Record<string, () => unknown>> = {}) {
  const sent: Hex[] = []
  const askNode = async (method: string, [first]: readonly unknown[]): Promise<unknown> => {
    const answer = answers[method]
    if (answer) return answer()
    if (method === 'eth_getTransactionCount') return `0x${sent.length.toString(16)}`
    if (method === 'eth_estimateGas') return '0x5208'
    if (method === 'eth_gasPrice') return '0x9'
    if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x1' }
    if (method === 'eth_sendRawTransaction') sent.push(first as Hex)
    return first
  }
  return { sent, chain: { chainId: 84_531, askNode } }
}

/** What is signed for a request of the page. */
async function signed(given: TransactionParameter, node = startNode()) {
  await sendTransaction(signer, { ...transfer, ...given }, node.chain)
  return parseTransaction(node.sent[0] ?? '0x')
}

test('transactions that are sent at the same time have a nonce each', async () => {
  const { sent, chain } = startNode()
  const send = () => sendTransaction(signer, { ...transfer, gas: '0x5208' }, chain)
  await Promise.all([send(), send(), send()])
  expect(new Set(sent).size).toBe(3)
})

test('a suggested fee is paid for a contract account too', async () => {
  for (const terms of [{ maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x5' }, { gasPrice: '0x5' }] as const) {
    const { sent, chain } = startNode()
    await sendTransaction({ account: contract, key }, { ...transfer, to: key.address, ...terms, nonce: '0x63' }, chain)
    const paid = Object.fromEntries(Object.entries(terms).map(([field, wei]) => [field, BigInt(wei)]))
    expect(parseTransaction(sent[0] ?? '0x')).toMatchObject({ to: contract.address, ...paid })
  }
})

test.each([
  [{}, { type: 'eip1559' }],
  [{ type: '0x2' }, { type: 'eip1559' }],
  [{ maxFeePerGas: '0x7' }, { type: 'eip1559', maxFeePerGas: 7n, maxPriorityFeePerGas: 7n }],
  [{ maxPriorityFeePerGas: '0x7' }, { type: 'eip1559', maxFeePerGas: 9n, maxPriorityFeePerGas: 7n }],
  [{ accessList: ACCESS }, { type: 'eip1559', accessList: ACCESS }],
  [{ gasPrice: '0x4a817c800' }, { type: 'legacy', gasPrice: 20_000_000_000n, chainId: 84_531 }],
  [
    { gasPrice: '0x5', accessList: ACCESS },
    { type: 'eip2930', gasPrice: 5n, accessList: ACCESS }
  ],
  [
    { gasPrice: '0x5', type: '0x1' },
    { type: 'eip2930', gasPrice: 5n }
  ],
  [{ type: '0x0' }, { type: 'legacy', gasPrice: 9n }],
  [
    { type: '0x1', accessList: ACCESS },
    { type: 'eip2930', gasPrice: 9n, accessList: ACCESS }
  ],
  [
    { data: '0x1234', nonce: '0x5', gas: '0x6000' },
    { data: '0x1234', nonce: 5, gas: 24_576n }
  ]
] as const)('a request with %j is signed as asked', async (given, expected) => {
  expect(await signed(given)).toMatchObject({ to: transfer.to, value: 1n, ...expected })
})

test('a transaction that will fail can be approved, whether the page names its gas or not', async () => {
  const failing = () =>
    startNode({
      eth_estimateGas: () => {
        throw new Error('execution reverted')
      }
    })
  expect(await signed({}, failing())).toMatchObject({ to: transfer.to, gas: 2_000_000n })
  expect(await signed({ gas: '0x6000' }, failing())).toMatchObject({ to: transfer.to, gas: 24_576n })
})

test('a transaction for another chain is refused', async () => {
  await expect(signed({ chainId: '0x1' })).rejects.toMatchObject({ code: -32602 })
})
