import path from 'node:path'
import { root } from '../ready.mjs'

/** The production build that every worker serves; `npm test` has built it already and says where. */
export const pageWithSignIn = process.env['E2E_DIST'] ?? path.join(root, 'node_modules', '.e2e', 'with-sign-in')

/** The same page with `AUTH_URL` left empty, in a folder that no other run of these tests uses. */
export const pageWithoutSignIn = `${pageWithSignIn}-off`
