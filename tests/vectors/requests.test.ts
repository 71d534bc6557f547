import { expect, test } from 'vitest'
import { batchIdOf, batchStatusOf } from '#adapters/wallet/eip1193/call-batches.ts'
import { approvedBy, parseAccount, parseNamedChain } from '#adapters/wallet/walletconnect/session/approved-session.ts'
import { isAddress } from '#domain/address.ts'
import { baseGoerli, mainnet } from '#domain/chain/known-chains.ts'
import { isPlainName } from '#domain/name/name.ts'
import { readRecipient } from '#domain/transaction/read-recipient.ts'
import { readVectors } from './vectors.ts'

interface Family {
  readonly paymentUris: readonly string[]
  readonly chainIds: readonly string[]
  readonly accountIds: readonly string[]
  readonly sendCalls: { readonly id: string }
  readonly callsStatus: { readonly receipts: readonly { readonly transactionHash: string }[] }
}

const { paymentUris, chainIds, accountIds, sendCalls, callsStatus } = readVectors<Family>('requests')

/** With mainnet in the wallet: whom a text names, or why it is refused. */
function recipientOf(text: string): string {
  const { text: recipient, refused } = readRecipient(text, { chain: mainnet, chains: [mainnet, baseGoerli] })
  return refused?.problem ?? recipient
}

test('a payment URI is taken for its recipient on this network, or refused as a whole', () => {
  const account = '0x1234DEADBEEF5678ABCD1234DEADBEEF5678ABCD'
  const read = Object.fromEntries(paymentUris.map((uri) => [uri, recipientOf(uri)]))
  const request = 'payment-request'
  expect(read).toEqual({
    [`ethereum:${account}`]: account,
    [`ethereum:pay-${account}`]: account,
    [`ethereum:${account}@42`]: 'other-network',
    'ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359?value=2.014e18': request,
    'ethereum:0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7/transfer?address=0x8e23ee67d1332ad560396262c48ffbb01f93d052&uint256=1':
      request,
    [`ethereum:${account}/transfer?address=0x12345&uint256=1`]: request,
    [`ethereum:${account}?value=2.014e18&gas=10&gasLimit=21000&gasPrice=50`]: request,
    // EIP-681 has no other prefix than `pay-`: for it, these are names.
    [`ethereum:foo-${account}`]: `foo-${account}`,
    'ethereum:foo-doge-to-the-moon.eth': 'foo-doge-to-the-moon.eth'
  })
})

test('of accounts and chains of all kinds, those of Ethereum are read', () => {
  expect(chainIds.flatMap((id) => parseNamedChain(id) ?? [])).toEqual([1])
  expect(accountIds.flatMap((id) => parseAccount(id) ?? [])).toEqual([
    { chainId: 1, address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' }
  ])
  const namespaces = Object.fromEntries(
    accountIds.map((id) => [id.split(':')[0], { accounts: [id], methods: ['sign'], events: [] }])
  )
  expect(approvedBy(namespaces).accounts).toEqual([
    { chainId: 1, address: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb' }
  ])
})

test('an account of Ethereum can be pasted as a recipient, and another one is none', () => {
  const [ethereum = '', ...others] = accountIds
  expect(recipientOf(ethereum)).toBe('0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb')
  expect(others.length).toBe(4)
  // It stays as it was typed, which is neither an address nor a name.
  expect(others.map(recipientOf)).toEqual(others)
  expect(others.filter((id) => isAddress(id) || isPlainName(id))).toEqual([])
})

test('a wallet that answers as in EIP-5792 has sent a batch, and says what became of it', () => {
  expect(batchIdOf(sendCalls)).toBe(sendCalls.id)
  expect(batchStatusOf(callsStatus)).toEqual({
    status: 'confirmed',
    isAtomic: false,
    hashes: callsStatus.receipts.map(({ transactionHash }) => transactionHash)
  })
})
