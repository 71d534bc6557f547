import type { Environment } from './environment.ts'

/** What was configured when the page was built; in one place, so that the build holds it once. */
export const environment: Environment = __ENVIRONMENT__
