import { runBuildCommand } from '../build/build-page.ts'
import { sameOriginPage, sameOriginPageWithSignIn } from '../tested-page.mjs'
import { pageWithoutSignIn, pageWithSignIn } from './built-pages.ts'

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function buildPages(): Promise<void> {
  const builds = [build(pageWithoutSignIn, { ...sameOriginPage, AUTH_URL: '' })]
  if (process.env['E2E_DIST'] === undefined) builds.push(build(pageWithSignIn, sameOriginPageWithSignIn))
  await Promise.all(builds)
}

async function build(outDir: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const { status, output } = await runBuildCommand(outDir, variables)
  if (status !== 0) throw new Error(`The page could not be built:\n${output}`)
}
