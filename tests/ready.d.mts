export const root: string
export function ensureInstalled(): void
export function ensurePackagesOf(folder: string): void
export function ensureChromium(): string
export function ensureWindowedChromium(): string
/** @param options for tests: where programs are looked for, and whether Debian's packages can be installed. */
export function ensureServers(options?: {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly canInstall?: boolean
}): void
