import { accountText } from '#domain/text/account.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { walletName } from '#ui/words/wallet.ts'
import { Sentence, UntrustedName } from './untrusted-text.tsx'

/** The connected wallet's name, with "via WalletConnect" if it is paired. */
export function ConnectedWalletName({ wallet }: { readonly wallet: Wallet }) {
  return wallet.isPaired ? (
    <Sentence of={accountText.account.viaWalletConnect} name={walletName(wallet)} />
  ) : (
    <UntrustedName name={walletName(wallet)} />
  )
}
