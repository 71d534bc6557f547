import type { Checksum } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { Device } from '#domain/device.ts'
import type { SignInDemand } from '#domain/session/session.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { token } from './provide.ts'

/** The configured chains. */
export const Chains = token<readonly Chain[]>('Chains')

/** The chain that a connecting wallet is asked to switch to. */
export const InitialChain = token<Chain>('InitialChain')

/** Whether an account has to sign in, as configured. */
export const SignInSetting = token<SignInDemand>('SignInSetting')

/** The page's own list of wallets. */
export const Catalogue = token<readonly Wallet[]>('Catalogue')

export const VisitorDevice = token<Device>('VisitorDevice')

/** Recovers from code that failed to load. */
export const RecoverCode = token<(cause: unknown, isRetry: boolean) => void>('RecoverCode')

export const AddressChecksum = token<Checksum>('AddressChecksum')

/** Where the page is shown: a sign-in message must name this host and port, and this origin. */
export const PageAddress = token<{ readonly host: string; readonly origin: string }>('PageAddress')
