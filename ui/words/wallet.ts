import { pageText } from '#domain/text/page.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'

/** What a wallet is called, which may be untrusted; empty if there is none. */
export function walletName(wallet: Pick<Wallet, 'name'> | undefined): string {
  return wallet ? (wallet.name ?? pageText.connect.browserWallet) : ''
}
