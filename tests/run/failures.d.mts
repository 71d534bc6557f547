export function vitestFailures(reportFile: string): readonly string[]
export function playwrightFailures(reportFile: string): readonly string[]
