import { mnemonicToAccount } from 'viem/accounts'
import { TEST_MNEMONIC } from '#devchain/accounts/test-accounts.ts'

/** Whose signature the recorded `OffchainNames` takes for the gateway's. */
export const GATEWAY_SIGNER = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: 9 })
