import { englishProposals } from './messages/english-proposals.ts'

/** The texts of proposals in a Safe. Part of the same catalogue as `messages`. */
export const proposalMessages: typeof englishProposals = englishProposals
