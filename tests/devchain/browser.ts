import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

/** For a person's steps and what follows them. Playwright's own 30 s are too short on a busy machine. */
const STEP_MS = limit(30_000)

export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu']
  })
  browser.on('context', (context) => context.setDefaultTimeout(STEP_MS))
  return browser
}
