import { ensureChromium } from '../ready.mjs'

/** Starts Chromium so that it talks to nobody but the page. */
export const launchOptions = {
  executablePath: ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync'
  ]
}
