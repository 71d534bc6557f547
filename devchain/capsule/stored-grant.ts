import { type Address, isAddress } from '#domain/address.ts'

/** What the page kept of its wallet; account and chain while it was connected. */
export interface StoredGrant {
  readonly walletId: string | undefined
  readonly account: Address | undefined
  readonly chainId: number | undefined
}

export const CONNECTION_KEY = 'portside.connection'

/** What a test did to the storage on purpose may be anything. */
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
