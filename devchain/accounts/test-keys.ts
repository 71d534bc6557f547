import { type HDAccount, mnemonicToAccount } from 'viem/accounts'
import { TEST_MNEMONIC } from './test-accounts.ts'

// Deriving a key takes a tenth of a second, and every test makes its own wallets and phones.
const keys = new Map<number, HDAccount>()

/** The key of a test account, by its index. */
export function testKey(addressIndex: number): HDAccount {
  const known = keys.get(addressIndex)
  if (known) return known
  const derived = mnemonicToAccount(TEST_MNEMONIC, { addressIndex })
  keys.set(addressIndex, derived)
  return derived
}
