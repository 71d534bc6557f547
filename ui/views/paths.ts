/** Of the pages that other views link to (section 2). */
export const paths = { home: '/', dashboard: '/dashboard', activity: '/activity' } as const
