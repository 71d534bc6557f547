import { englishProposals } from './en/proposals.ts'

/** Texts about proposals in a Safe. */
export const proposalText: typeof englishProposals = englishProposals
