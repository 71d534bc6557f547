import { liveText } from './live-text.ts'

/** How a value that a view puts into a sentence keeps its own direction: English needs nothing for it. */
export const valueIsolation = liveText('valueIsolation', { isolate: (value: string) => value })
