import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'

/** What a reader must say of whom a visitor would pay, on real nodes. */
export function describeRecipients(
  createReader: (chains: readonly Chain[]) => ChainReader,
  chains: () => readonly Chain[]
): void {
  const { id } = baseGoerli
  const urlOf = () => chains()[0]?.rpcUrls[0] ?? ''

  test('an address with code is a contract, in any letter case', async () => {
    const { token } = readManifest(id).contracts
    const reader = createReader(chains())
    const upper = `0x${token.slice(2).toUpperCase()}` as Address
    expect(await Promise.all([token, upper].map((address) => reader.isContract(id, address)))).toEqual([true, true])
  })

  test('an account is no contract, even one that delegates to a contract', async () => {
    const reader = createReader(chains())
    const account = testAccounts[7] as Address
    expect(await reader.isContract(id, account)).toBe(false)
    const { token } = readManifest(id).contracts
    await callNode(urlOf(), 'anvil_setCode', [account, `0xef0100${token.slice(2)}`])
    try {
      expect(await callNode(urlOf(), 'eth_getCode', [account, 'latest'])).toMatch(/^0xef0100/)
      expect(await reader.isContract(id, account)).toBe(false)
    } finally {
      await callNode(urlOf(), 'anvil_setCode', [account, '0x'])
    }
  })
}
