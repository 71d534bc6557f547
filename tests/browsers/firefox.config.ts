import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from '../e2e/playwright.config.ts'

/** Instead of what Playwright asks of a browser and this one does not know, and as on a machine with a touchpad. */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'accessibility.tabfocus': 7, // links as well as fields
  'ui.useOverlayScrollbars': 1,
  'fission.autostart': false // or no press reaches a frame of another site
}

/** The browser tests in a stock Firefox, over WebDriver BiDi. */
export default defineConfig({
  ...config,
  testDir: '../..',
  outputDir: '../../test-results/firefox',
  globalSetup: '../e2e/build-pages.ts',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    launchOptions: {
      executablePath: fileURLToPath(new URL('firefox-relay.mjs', import.meta.url)),
      firefoxUserPrefs: preferences
    }
  }
})
