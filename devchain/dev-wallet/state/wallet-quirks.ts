import { metaMaskLike, type Quirks } from '#devchain/scripted-wallet/quirks.ts'

/** The quirks that the panel offers. */
export type WalletQuirks = Pick<Quirks, 'chainId' | 'chainChanged' | 'hasRemoveListener'>

export const chainIdForms: readonly { readonly form: Quirks['chainId']; readonly name: string }[] = [
  { form: 'hex', name: 'Hexadecimal text: "0x14a33"' },
  { form: 'decimal', name: 'Decimal text: "84531"' },
  { form: 'number', name: 'Number: 84531' },
  { form: 'padded', name: 'Hexadecimal text with a zero in front: "0x014A33"' }
]

/** From storage, which may be corrupt: invalid values fall back to MetaMask's. */
export function quirksOf(stored: unknown): WalletQuirks {
  const { chainId, chainChanged, hasRemoveListener }: Partial<Record<keyof WalletQuirks, unknown>> = Object(stored)
  return {
    chainId: chainIdForms.find(({ form }) => form === chainId)?.form ?? metaMaskLike.chainId,
    chainChanged: chainChanged === 'decimal' ? chainChanged : metaMaskLike.chainChanged,
    hasRemoveListener: hasRemoveListener === false ? hasRemoveListener : metaMaskLike.hasRemoveListener
  }
}

export function isQuirky({ chainId, chainChanged, hasRemoveListener }: WalletQuirks): boolean {
  return chainId !== 'hex' || chainChanged !== 'hex' || !hasRemoveListener
}
