// Browser tests to look at: in a window (--headed), or step by step in Playwright's inspector (--debug).
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ensureWindowedChromium, root } from '../ready.mjs'

const CONFIGS = { e2e: 'tests/e2e/playwright.config.ts', 'browser proof': 'tests/proof/playwright.config.ts' }

/** Runs these files in a visible browser, and prints as Playwright does. @returns the exit code */
export function showBrowserTests(named, shown) {
  if (!hasDisplay()) {
    process.stderr.write(`--${shown} opens a window, and there is no display: DISPLAY is not set.\n`)
    return 1
  }
  const env = { ...process.env, CHROMIUM_PATH: ensureWindowedChromium() }
  const file = path.join(root, 'node_modules/@playwright/test/cli.js')
  const codes = Object.entries(CONFIGS)
    .filter(([runner]) => named.has(runner))
    .map(([runner, config]) => {
      const args = [file, 'test', '--config', config, `--${shown}`, ...playwrightFilters(named.get(runner))]
      return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
    })
  return Math.max(...codes)
}

/** Playwright takes patterns, and finds them anywhere in a path. */
export function playwrightFilters(files) {
  return files.map((file) => `/${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
}

function hasDisplay({ DISPLAY, WAYLAND_DISPLAY } = process.env) {
  return process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY)
}
