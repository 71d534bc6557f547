import { accountList } from '#devchain/cli/account-list.ts'
import { EXPLORER_PATH } from '#devchain/explorer/paths.ts'
import { PHONE_PATH } from '#devchain/phone/phone-paths.ts'
import { SAFE_PATH } from '#devchain/safe-host/safe-plugin.ts'
import { SHOWCASE_PATH } from './showcase-plugin.ts'

/** What `npm start` prints once the page can be opened. */
export function introduction(
  appName: string,
  address: string,
  { hasChains, hasPhone }: { readonly hasChains: boolean; readonly hasPhone: boolean }
): string {
  const local = `  Connect with Dev Wallet: it is funded, and needs no extension.
  Blocks, contracts, faucet and weather of the local networks are at ${EXPLORER_PATH}/ on the same address.\n`
  const phone = `  A phone with a WalletConnect wallet is at ${PHONE_PATH}/.\n`
  const safe = `  The page in the frame of a Safe is at ${SAFE_PATH}/, in a browser on this machine.\n`
  const showcase = `  Every part of the page in every state is at ${SHOWCASE_PATH}.\n`
  const accounts = `\n${accountList()}\n`
  const parts = [
    hasChains ? local : '',
    hasPhone ? phone : '',
    hasChains ? safe : '',
    showcase,
    hasChains ? accounts : ''
  ]
  return `\n  ${appName}  ${address}\n\n${parts.join('')}  Press Ctrl-C to stop everything.\n`
}
