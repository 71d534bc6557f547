import { ensureChromium } from '../ready.mjs'

/**
 * What Playwright switches off, except `ThirdPartyStoragePartitioning`: without it, a Chromium that blocks third-party
 * cookies denies frames all storage, while visitors' browsers give a frame separate storage for each embedding site.
 */
const DISABLED_FEATURES = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch'
]

/** Starts Chromium so that it contacts only the page. */
export const launchOptions = {
  executablePath: ensureChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The last one of a kind wins.
    `--disable-features=${DISABLED_FEATURES.join(',')}`
  ]
}
