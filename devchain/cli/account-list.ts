import { bytesToHex } from 'viem'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'

/** The test accounts with their keys and phrase, as anvil prints them, for a terminal. */
export function accountList(): string {
  return `  Accounts that are funded on each network, and their private keys. These are anvil's test accounts, whose keys
  everyone knows: never send them anything of value on a real network.
${testAccounts.map((account, index) => `    ${account}  ${keyOf(index)}`).join('\n')}

  The phrase of all of them
    ${TEST_MNEMONIC}
`
}

function keyOf(index: number): string {
  const { privateKey } = testKey(index).getHdKey()
  return privateKey ? bytesToHex(privateKey) : ''
}
