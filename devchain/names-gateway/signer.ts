import { mnemonicToAccount } from 'viem/accounts'
import { TEST_MNEMONIC } from '#devchain/accounts/test-accounts.ts'

/** The signer that the recorded `OffchainNames` accepts. */
export const GATEWAY_SIGNER = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: 9 })
