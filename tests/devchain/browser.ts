import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../ready.mjs'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}
