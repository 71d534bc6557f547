/** Of the pages that other views link to. */
export const paths = { home: '/', dashboard: '/dashboard', activity: '/activity' } as const

/** The dashboard of any account, for an address or a name as somebody typed it. */
export function viewPath(text: string): string {
  return `${paths.dashboard}?${new URLSearchParams({ view: text })}`
}

/** Activity with an entry in detail, as `askedIn` (`activity-page/use-activity-link.ts`) reads it. */
export function activityPath(chainId: number, hash: string): string {
  return `${paths.activity}?${new URLSearchParams({ transaction: `${chainId}-${hash}` })}`
}
