import { runBuildCommand } from '../build/build-page.ts'
import { pageWithoutSignIn, pageWithSignIn } from './built-pages.ts'

/** Paths on the page's own origin, so that one build serves the origin of every worker. */
const sameOrigin = {
  RPC_URL_84531: '/rpc/84531',
  RPC_URL_59140: '/rpc/59140',
  WALLETCONNECT_PROJECT_ID: 'e2e',
  WALLETCONNECT_RELAY_URL: '/relay'
}

/** The token of the local networks, on both. */
const TOKEN = 'tUSD:6:0x5FbDB2315678afecb367f032d93F642f64180aa3'

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function buildPages(): Promise<void> {
  const builds = [build(pageWithoutSignIn, { ...sameOrigin, AUTH_URL: '' })]
  if (process.env['E2E_DIST'] === undefined) {
    const more = { AUTH_URL: '/auth', TOKENS_84531: TOKEN, TOKENS_59140: TOKEN }
    builds.push(build(pageWithSignIn, { ...sameOrigin, ...more }))
  }
  await Promise.all(builds)
}

async function build(outDir: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const { status, output } = await runBuildCommand(outDir, variables)
  if (status !== 0) throw new Error(`The page could not be built:\n${output}`)
}
