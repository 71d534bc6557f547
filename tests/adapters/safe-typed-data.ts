import { createPublicClient, http, type TypedDataDefinition } from 'viem'
import { verifyTypedData } from 'viem/actions'
import { describe, expect, test } from 'vitest'
import type { LocalSafe } from '#devchain/safe-host/local-safe.ts'
import type { Hex } from '#domain/address.ts'
import { lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { payment } from '../ports/connector-signatures.ts'

interface ControlledSafe {
  readonly safe: LocalSafe
  readonly connector: Connector
  readonly nodeUrl: string
}

/** How a Safe signs typed data, verified by its contract; `open` returns the Safe of the current test. */
export function describeTypedDataOfSafe(open: () => ControlledSafe): void {
  describe('typed data', () => {
    const isSigned = (signature: Hex, typedData = payment) => {
      const { safe, nodeUrl } = open()
      return verifyTypedData(createPublicClient({ transport: http(nodeUrl) }), {
        ...(typedData as TypedDataDefinition),
        address: safe.address,
        signature
      })
    }

    test('is signed as given, without a fee', async () => {
      const { safe, connector } = open()
      const signature = await connector.signTypedData(safe.address, payment)
      expect(await isSigned(signature)).toBe(true)
      expect(await isSigned(signature, { ...payment, message: { ...payment.message, amount: 1n } })).toBe(false)
      const settings = { call: 'safe_setSettings', params: [{ offChainSigning: true }] }
      expect(safe.received).toContainEqual({ method: 'rpcCall', params: settings })
    })

    test('that other owners must sign too is awaited', async () => {
      const { safe, connector } = open()
      safe.hasOtherOwners = true
      const signing = connector.signTypedData(safe.address, payment)
      await expect.poll(() => safe.received.map(({ method }) => method)).toContain('getOffChainSignature')
      await safe.approveWaiting()
      expect(await isSigned(await signing)).toBe(true)
    })

    test('for a chain other than the Safe’s is not requested', async () => {
      const { safe, connector } = open()
      const elsewhere = { ...payment, domain: { ...payment.domain, chainId: lineaGoerli.id } }
      await expect(connector.signTypedData(safe.address, elsewhere)).rejects.toMatchObject({
        kind: 'switch',
        problem: 'wrong-network'
      })
      expect(safe.received.map(({ method }) => method)).not.toContain('signTypedMessage')
    })
  })
}
