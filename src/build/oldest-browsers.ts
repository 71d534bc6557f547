/** The oldest versions that the page supports, none newer than December 2023. `tests/build/newer-features.ts` lists what they lack. */
export const oldestBrowsers = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' } as const

/** As Vite takes them. */
export const buildTarget = Object.entries(oldestBrowsers).map(([name, version]) => name + version)
