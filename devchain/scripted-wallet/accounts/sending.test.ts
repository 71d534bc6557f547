import { type Hex, parseTransaction } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { sendTransaction } from './sending.ts'

const key = mnemonicToAccount('test test test test test test test test test test test junk')
const signer = { account: { kind: 'eoa', address: key.address, owner: key.address }, key } as const

test('transactions that are sent at the same time have a nonce each', async () => {
  const sent: Hex[] = []
  const askNode = async (method: string, [first]: readonly unknown[]): Promise<unknown> => {
    if (method === 'eth_getTransactionCount') return `0x${sent.length.toString(16)}`
    if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x1' }
    if (method === 'eth_sendRawTransaction') sent.push(first as Hex)
    return first
  }
  const transfer = { to: key.address, value: '0x1', gas: '0x5208' } as const
  const send = () => sendTransaction(signer, transfer, { chainId: 84_531, askNode })
  await Promise.all([send(), send(), send()])
  expect(new Set(sent).size).toBe(3)
})

test('a suggested fee is paid for a contract account too', async () => {
  const sent: Hex[] = []
  const askNode = async (method: string, [first]: readonly unknown[]): Promise<unknown> => {
    if (method === 'eth_getTransactionCount') return '0x0'
    if (method === 'eth_estimateGas') return '0x5208'
    if (method === 'eth_getBlockByNumber') return { baseFeePerGas: '0x1' }
    if (method === 'eth_sendRawTransaction') sent.push(first as Hex)
    return first
  }
  const account = { kind: 'eip-1271', address: `0x${'a'.repeat(40)}`, owner: key.address } as const
  const transfer = { to: key.address, value: '0x1', maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x5' } as const
  await sendTransaction({ account, key }, transfer, { chainId: 84_531, askNode })
  const [signed = '0x'] = sent
  expect(parseTransaction(signed)).toMatchObject({
    to: account.address,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 5n
  })
})
