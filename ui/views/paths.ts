/** The page's two routes (section 2). */
export const paths = { home: '/', dashboard: '/dashboard' } as const
