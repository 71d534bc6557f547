import type { Hex } from 'viem'
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
