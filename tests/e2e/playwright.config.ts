import { fileURLToPath } from 'node:url'
import { defineConfig, devices } from '@playwright/test'
import { limit } from '../run/limits.mjs'
import { planFor, readMachine } from '../run/machine.mjs'
import { launchOptions } from './browser.ts'

export default defineConfig({
  testDir: '../..',
  // A team's own are beside what they test.
  testMatch: ['tests/e2e/*.spec.ts', 'contracts/**/*.spec.ts'],
  outputDir: '../../test-results',
  globalSetup: './build-pages.ts',
  fullyParallel: true,
  workers: planFor(readMachine()).browserWorkers,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: limit(30_000),
  expect: { timeout: limit(10_000) },
  reporter: [['list'], [fileURLToPath(new URL('../run/waiting-reporter.mjs', import.meta.url))]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions
  }
})
