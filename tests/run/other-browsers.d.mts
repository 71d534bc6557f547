export function ensureWebKit(): { readonly driver: string; readonly xvfb: string } | undefined
export function ensureFirefox(env?: Readonly<Record<string, string | undefined>>): string | undefined
export function browsersNotRun(): readonly string[]
