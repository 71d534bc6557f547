import { englishProposals } from './en/proposals.ts'

/** The texts of proposals in a Safe. */
export const proposalText: typeof englishProposals = englishProposals
