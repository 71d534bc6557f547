import { buildPageWithSignIn } from '../../e2e/build-pages.ts'

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default async function buildPage(): Promise<void> {
  if (process.env['E2E_DIST'] === undefined) await buildPageWithSignIn()
}
