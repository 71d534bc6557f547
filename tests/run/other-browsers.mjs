// The browsers beside Chromium: their programs are on PATH, or come from Debian when root.
import { apt, canInstallDebianPackages, installPackages } from '../ready.mjs'
import { findProgram } from './programs.mjs'

/** The programs of WebKitGTK's driver, which finds its own browser; undefined if one of them is missing. */
export function ensureWebKit() {
  const find = () => [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])]
  const [driver, xvfb] = found(find, ['webkit2gtk-driver', 'xvfb', 'dbus'])
  return driver && xvfb ? { driver, xvfb } : undefined
}

/** The program file of a Firefox: FIREFOX_PATH, or an installed one; undefined without any. */
export function ensureFirefox(env = process.env) {
  const [firefox] = found(() => [env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox'])], ['firefox-esr'])
  return firefox
}

/** Which browsers cannot be tested, in sentences. */
export function browsersNotRun() {
  const missing = []
  if (!ensureFirefox()) missing.push('Not run: the browser tests in Firefox. Install it, or set FIREFOX_PATH.')
  if (!ensureWebKit()) missing.push('Not run: the flows in WebKitGTK. Install WebKitWebDriver and Xvfb.')
  return missing
}

function found(find, packages) {
  const programs = find()
  if (programs.every(Boolean) || !canInstallDebianPackages()) return programs
  console.log(`Installing for the browser tests: ${packages.join(', ')}…`)
  apt(['update'])
  installPackages(packages)
  return find()
}
