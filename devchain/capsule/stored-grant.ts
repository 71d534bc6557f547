import type { Address } from 'viem'
import { isAddress } from '#devchain/address.ts'

/** What the page stored about its wallet; account and chain only while connected. */
export interface StoredGrant {
  readonly walletId: string | undefined
  readonly account: Address | undefined
  readonly chainId: number | undefined
}

export const CONNECTION_KEY = 'portside.connection'

/** Tests may corrupt the storage on purpose, so nothing is assumed about it. */
export function readStoredGrant(storage: Readonly<Record<string, string>>): StoredGrant {
  const { walletId, account, chainId } = parse(storage[CONNECTION_KEY] ?? '')
  return {
    walletId: typeof walletId === 'string' ? walletId : undefined,
    account: isAddress(account) ? account : undefined,
    chainId: typeof chainId === 'number' ? chainId : undefined
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
