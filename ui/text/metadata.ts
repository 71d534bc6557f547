import { metadata } from './en/metadata.ts'
import { liveText } from './live-text.ts'

/** Texts about the page as a whole, loaded with the choice of its language. */
export const metadataText = liveText('metadata', metadata)
