import { buildPageWithSignIn } from '../../e2e/build-pages.ts'

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default buildPageWithSignIn
