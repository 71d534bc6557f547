/** What a visitor reads while several calls that belong together are sent. */
export const contractBatches = {
  review: (count: number) =>
    `The first of ${count} steps would succeed now. The others may depend on it, so this page cannot check them yet. Review all of them, then confirm.`,
  /** While the wallet says what it can do with several calls. */
  preparing: 'Checking what your wallet supports before it asks you to confirm.',
  impossible: 'All of this has to happen together or not at all, and your wallet cannot do that.',
  asking: (count: number) => `Confirm all ${count} steps in your wallet.`,
  earlier: 'Your wallet has taken your earlier request after all. If you confirm this one too, it may happen twice.',
  batched: (count: number) =>
    `Your wallet has all ${count} steps, and this page asks it what becomes of them. They are listed under Transactions once they are sent.`,
  away: (count: number) =>
    `Your wallet has all ${count} steps. Connect it again, with the same account, to find out what becomes of them.`,
  partial: {
    listed: (count: number) =>
      `Only a part of the ${count} steps went through. What was sent is listed under Transactions: check there before you try again.`,
    unlisted: (count: number) =>
      `Only a part of the ${count} steps went through. Your wallet does not say which transactions were sent: check there before you try again.`
  },
  confirmed: (count: number) => `All ${count} steps were sent, and confirmed by the network.`,
  unlisted: (count: number) =>
    `Your wallet reports that all ${count} steps went through, but not in which transactions, so this page cannot list them.`,
  failed: 'Your wallet reports that this failed. None of the steps had any effect.',
  unclear: 'Your wallet does not say what became of this: check there before you try again.',
  /** Of a step after others went through. */
  stepNotSent: {
    notYet: 'This step is not sent yet.',
    no: 'This step was not sent.',
    notThisTime: 'This step was not sent this time.'
  },
  step: (number: number, count: number) => `Step ${number} of ${count}:`,
  done: (done: number, count: number) => `${done} of ${count} steps went through.`
}
