import { defineConfig } from '@playwright/test'
import config from '../../e2e/playwright.config.ts'

/** The main flows in WebKitGTK, whose engine is Safari's. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/webkit',
  globalSetup: './build-page.ts'
})
