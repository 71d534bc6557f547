import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'

/** For the one test that has to fail; the pages are built already. */
export default defineConfig({
  ...config,
  testDir: '.',
  testIgnore: [],
  outputDir: process.env['CAPSULE_OUTPUT'] ?? '../../../test-results',
  globalSetup: [],
  workers: 1,
  reporter: 'line'
})
