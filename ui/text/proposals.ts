import { proposals } from './en/proposals.ts'
import { liveText } from './live-text.ts'

/** Texts about proposals in a Safe. */
export const proposalText = liveText('proposals', proposals)
