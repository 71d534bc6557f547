import { ensureChromium } from '../ready.mjs'

/**
 * What Playwright switches off, but for `ThirdPartyStoragePartitioning`: without it a Chromium that blocks third-party
 * cookies denies frames all storage, while visitors' browsers give a frame storage of its own for each site around it.
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

/** Starts Chromium so that it talks to nobody but the page. */
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
    // The last one of a kind counts.
    `--disable-features=${DISABLED_FEATURES.join(',')}`
  ]
}
