export function costliestTests(reportFiles: readonly string[]): string
