import type { Chain } from '#domain/chain/chain.ts'
import type { Device } from '#domain/device.ts'
import type { Checksum } from '#domain/transaction/transfer.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { token } from './provide.ts'

/** The configured ones. */
export const Chains = token<readonly Chain[]>('Chains')

/** Where wallets are asked to be when they connect. */
export const InitialChain = token<Chain>('InitialChain')

/** The wallets of the page's own list. */
export const Catalogue = token<readonly Wallet[]>('Catalogue')

export const VisitorDevice = token<Device>('VisitorDevice')

/** What to do about code that did not arrive. */
export const RecoverCode = token<(cause: unknown) => void>('RecoverCode')

export const AddressChecksum = token<Checksum>('AddressChecksum')
