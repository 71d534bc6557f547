import { announce } from './announce.ts'
import type { DevWalletConfig } from './config.ts'
import { DevWallet } from './dev-wallet.ts'
import { showPanel } from './panel.ts'
import { createProvider } from './provider.ts'

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

const text = document.currentScript?.dataset.config
if (LOOPBACK.includes(location.hostname) && window.top === window && text !== undefined) {
  const config: DevWalletConfig = JSON.parse(text)
  const wallet = new DevWallet(config)
  announce(createProvider(wallet))
  addEventListener('DOMContentLoaded', () => showPanel(wallet))
}
