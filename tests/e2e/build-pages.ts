import { runBuildCommand } from '../build/build-page.ts'
import { pageWithoutSignIn, pageWithSignIn } from './built-pages.ts'

/** Paths on the page's own origin, so that one build serves the origin of every worker. */
const nodes = { RPC_URL_84531: '/rpc/84531', RPC_URL_59140: '/rpc/59140' }

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function buildPages(): Promise<void> {
  const builds = [build(pageWithoutSignIn, { ...nodes, AUTH_URL: '' })]
  if (process.env['E2E_DIST'] === undefined) builds.push(build(pageWithSignIn, { ...nodes, AUTH_URL: '/auth' }))
  await Promise.all(builds)
}

async function build(outDir: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const { status, output } = await runBuildCommand(outDir, variables)
  if (status !== 0) throw new Error(`The page could not be built:\n${output}`)
}
