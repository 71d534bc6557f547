import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { TypedData } from '#domain/wallet/typed-data.ts'
import type { ControlledWallet } from './controlled-wallet.ts'

/** For Base Goerli only. */
export const payment: TypedData = {
  domain: { name: 'Harbour', version: '1', chainId: baseGoerli.id },
  types: {
    Berth: [
      { name: 'name', type: 'string' },
      { name: 'metres', type: 'uint256[]' }
    ],
    Payment: [
      { name: 'berth', type: 'Berth' },
      { name: 'amount', type: 'uint256' }
    ]
  },
  primaryType: 'Payment',
  message: { berth: { name: 'häfen ⚓', metres: [12n, 4n] }, amount: 2n ** 255n }
}

/** What a connector's signatures must be; `open` returns the wallet of the current test. */
export function describeSignatures(
  open: () => { readonly wallet: ControlledWallet; readonly connector: Connector }
): void {
  test.each(['hi', 'first\nsecond', 'häfen ⚓', '0x1234', ''])(
    'the message %j is signed unchanged',
    async (message) => {
      const { wallet, connector } = open()
      const [account] = wallet.accounts
      await connector.connect()
      const signature = await connector.signMessage(account, message)
      expect(signature).toMatch(/^0x(?:[0-9a-f]{2})+$/i)
      expect(await wallet.isSignedBy(account, message, signature)).toBe(true)
    }
  )

  test('typed data is signed as given, with its integers and its domain', async () => {
    const { wallet, connector } = open()
    const [account] = wallet.accounts
    await connector.connect()
    const signature = await connector.signTypedData(account, payment)
    expect(await wallet.isTypedDataSignedBy(account, payment, signature)).toBe(true)
  })

  test('typed data without a chain is signed on any', async () => {
    const { wallet, connector } = open()
    const [account] = wallet.accounts
    const { chainId: _, ...domain } = payment.domain
    await connector.connect()
    const signature = await connector.signTypedData(account, { ...payment, domain })
    expect(await wallet.isTypedDataSignedBy(account, { ...payment, domain }, signature)).toBe(true)
  })

  test('typed data for a chain other than the wallet’s is not requested', async () => {
    const { wallet, connector } = open()
    const [account] = wallet.accounts
    await connector.connect()
    const prompts = wallet.prompts()
    for (const chainId of [lineaGoerli.id, BigInt(lineaGoerli.id)]) {
      const elsewhere = { ...payment, domain: { ...payment.domain, chainId } }
      await expect(connector.signTypedData(account, elsewhere)).rejects.toMatchObject({
        kind: 'switch',
        problem: 'wrong-network'
      })
    }
    expect(wallet.prompts()).toBe(prompts)
  })
}
