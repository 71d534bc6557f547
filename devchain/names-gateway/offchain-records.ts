import type { Address } from 'viem'

/** All names below it are resolved by the gateway. */
export const OFFCHAIN_PARENT = 'offchain.portside.eth'
export const OFFCHAIN_NAME = `zoe.${OFFCHAIN_PARENT}`

export interface OffchainRecords {
  readonly address: Address
  /** Text records by key; paths are relative to the gateway's base URL. */
  readonly texts: Readonly<Record<string, string>>
}

export const offchainRecords: ReadonlyMap<string, OffchainRecords> = new Map([
  [
    OFFCHAIN_NAME,
    {
      address: '0x71bE63f3384f5fb98995898A86B02Fb2426c5788',
      texts: { avatar: '/avatars/zoe.svg', description: 'Served by a gateway.' }
    }
  ]
])
