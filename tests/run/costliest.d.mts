export function costliestTests(reportFile: string): string
