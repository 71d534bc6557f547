import { bytesToHex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'
import { readManifest } from '#devchain/recordings/recording.ts'

const CHAIN = 84531
const { forkBlock, contracts } = readManifest(CHAIN)
const [account = '', other = ''] = testAccounts

/** What both nodes have, and clients are told. */
export const comparedChain = {
  id: CHAIN,
  block: forkBlock,
  token: contracts.token,
  account,
  other,
  key: bytesToHex(testKey(0).getHdKey().privateKey ?? new Uint8Array())
}
