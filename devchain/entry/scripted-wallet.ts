export type { Behaviour } from '#devchain/scripted-wallet/behaviour.ts'
export { metaMaskLike, type Quirks, tahoLike, wigwamLike } from '#devchain/scripted-wallet/quirks.ts'
export { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
export type { ScriptedWalletOptions } from '#devchain/scripted-wallet/scripted-wallet-options.ts'
export { ScriptedWallets } from '#devchain/scripted-wallet/scripted-wallets.ts'
export {
  busy,
  disconnected,
  invalid,
  nested,
  rejected,
  type Thrown,
  unauthorized,
  unknownChain,
  unsupported,
  type WalletErrorData
} from '#devchain/scripted-wallet/wallet-error.ts'
