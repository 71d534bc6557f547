/** What is said of a transaction beside the specification's three words. */
export const englishTransactions = {
  details: {
    replaced:
      'Replaced by another transaction. A speed-up has paid all the same, a cancellation has not: your wallet shows which.',
    reorganised: 'The network took back the block that it was in. It may be carried out again.',
    unknown: 'Not seen on the network. It may still be carried out.',
    beyondHistory: 'Too long ago for the network to tell what became of it. A block explorer may know.'
  },
  unknownSince: (time: string) => `Not seen on the network since ${time}. It may still be carried out.`,
  announcedWith: (announced: string, detail: string) => `${announced}. ${detail}`,
  remove: 'Remove',
  fromList: (description: string) => `from the list: ${description}`,
  removed: (description: string) => `${description} was removed from the list.`
}
