import type { Environment } from './environment.ts'

/** The configuration at build time; in one place, so that the build contains it only once. */
export const environment: Environment = __ENVIRONMENT__
