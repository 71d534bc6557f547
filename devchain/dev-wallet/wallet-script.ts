import { offeredAccounts } from '#devchain/accounts/dev-wallet-accounts.ts'
import { wordsOf } from '#devchain/nodes/served-chains.ts'
import { ownModule } from '#devchain/own-module.ts'
import { buildPageScript } from '#devchain/page-script.ts'
import { type DevWalletConfig, WALLET_SCRIPT_PATH } from './config.ts'

const ENTRY = ownModule('./main', import.meta.url)

/** Builds Dev Wallet as one classic script, which runs before the page's modules. */
export function buildWalletScript(): Promise<string> {
  return buildPageScript(ENTRY, 'devWallet')
}

/** The attributes of the tag that loads Dev Wallet into a page of the dev server. */
export function walletScriptAttributes(chainIds: readonly number[], networkOf = wordsOf({})) {
  const config: DevWalletConfig = {
    chains: chainIds.map((id) => ({ id, name: networkOf(id).name })),
    accounts: offeredAccounts
  }
  return { src: WALLET_SCRIPT_PATH, 'data-config': JSON.stringify(config) }
}
