import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { TEST_MNEMONIC, testAccounts } from './test-accounts.ts'

test('the test accounts are those of the public mnemonic', () => {
  const derived = testAccounts.map((_, addressIndex) => mnemonicToAccount(TEST_MNEMONIC, { addressIndex }).address)
  expect(testAccounts).toEqual(derived)
})
