export const root: string
export function ensureInstalled(): void
export function ensureChromium(): string
export function ensureServers(): void
