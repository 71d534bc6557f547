import { announce } from './announce.ts'
import type { DevWalletConfig } from './config.ts'
import { DevWallet } from './dev-wallet.ts'
import { showPanel } from './panel/panel.ts'
import { createProvider } from './provider.ts'
import { SecondWallet } from './second-wallet.ts'
import { firstWallet, secondWallet, type WalletIdentity } from './wallet-identity.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

const text = document.currentScript?.dataset.config
if (LOOPBACK.includes(location.hostname) && window.top === window && text !== undefined) {
  const config: DevWalletConfig = JSON.parse(text)
  const first = begin(config, firstWallet)
  const second = new SecondWallet(() => {
    const wallet = begin(config, secondWallet)
    whenParsed(() => showPanel(wallet))
  })
  whenParsed(() => showPanel(first, second))
}

function begin(config: DevWalletConfig, identity: WalletIdentity): DevWallet {
  const wallet = new DevWallet(config, identity)
  announce(identity, createProvider(wallet))
  return wallet
}

function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
  else act()
}
