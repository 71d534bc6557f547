export const root: string
export function markdownFiles(): readonly string[]
export function isPage(file: string): boolean
export function pageOf(file: string): string
export function titleOf(file: string): string
export function slug(heading: string): string
export function targetOf(file: string, href: string): { readonly file: string; readonly anchor: string } | undefined
