import path from 'node:path'
import { root } from '../ready.mjs'

/** The production build that every worker serves; `npm test` has already built it and sets its folder. */
export const pageWithSignIn = process.env['E2E_DIST'] ?? path.join(root, 'node_modules', '.e2e', 'with-sign-in')

/** The same page without `AUTH_URL`, in a folder that no other run uses. */
export const pageWithoutSignIn = `${pageWithSignIn}-off`

/** Without sign-in too, but with a team's own configuration and pages. */
export const ownPage = `${pageWithSignIn}-own`

/** Where `npm test` has built the page with names. */
export const pageWithNames = `${pageWithSignIn}-names`
