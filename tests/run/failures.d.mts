import type { Notes } from './notes.mjs'

export const WORKER: string
export function vitestFailures(reportFile: string, notes?: Notes): readonly string[]
export function playwrightFailures(reportFile: string, notes?: Notes): readonly string[]
