/** What is said of a transaction beside the specification's three words. */
export const englishTransactions = {
  details: {
    replaced: 'Replaced by another transaction, such as a speed-up or a cancellation.',
    reorganised: 'The network took back the block that it was in. It may be carried out again.',
    unknown: 'Not seen on the network. It may still be carried out.'
  },
  unknownSince: (time: string) => `Not seen on the network since ${time}. It may still be carried out.`,
  announcedWith: (announced: string, detail: string) => `${announced}. ${detail}`,
  remove: 'Remove',
  fromList: (description: string) => `from the list: ${description}`,
  removed: (description: string) => `${description} was removed from the list.`
}
