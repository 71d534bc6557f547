import { defineConfig } from '@playwright/test'
import config from '../e2e/playwright.config.ts'

export default defineConfig(config, {
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/build-pages.ts',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}'
})
