import { liveText } from '#ui/text/live-text.ts'
import type { guestBookAbi } from './generated/guest-book.ts'

type ErrorName = Extract<(typeof guestBookAbi)[number], { readonly type: 'error' }>['name']

const entries = (count: number, shown: string) => `${shown} ${count === 1 ? 'entry' : 'entries'}`

const english = {
  title: 'Guest book',
  lead: 'Leave a message on the network. It stays there with your address for everyone to read, and nobody can change or remove it, not even you.',
  facts: {
    network: 'Network',
    entries: 'Entries',
    fee: 'Fee for each entry',
    contract: 'Contract',
    explorer: 'View on explorer'
  },
  loading: 'Reading the guest book…',
  unread: (reason: string) => `The guest book cannot be read now. ${reason} It is tried again automatically.`,
  stale: (reason: string) => `What you see may be out of date. ${reason} It is tried again automatically.`,
  retry: 'Try again',
  places: {
    elsewhere: (network: string, places: string) =>
      `Your wallet is on ${network}, where there is no guest book. It is on ${places}.`,
    shown: (network: string) => `You are reading the one on ${network}.`,
    nowhere: 'There is no guest book on the networks of this page yet.',
    howToDeploy:
      'If you run this page yourself: npm start deploys one to your local networks. On a public network, deploy the contract and list its address in contracts/contracts.config.ts.'
  },
  list: {
    title: 'Newest entries',
    empty: 'No entries yet. Yours would be the first.',
    number: (number: string) => `No. ${number}`,
    you: 'You',
    unreadable: 'This message has no readable text.',
    older: 'Show older entries',
    newer: (count: number, shown: string) => `${entries(count, shown)} arrived while you were here.`,
    notLive: (reason: string) => `New entries do not appear by themselves at the moment. ${reason}`,
    showNewer: (count: number, shown: string) => `Show ${entries(count, shown)} more`
  },
  form: {
    title: 'Sign the guest book',
    message: 'Message',
    bytes: (used: string, most: string) => `${used} of ${most} bytes`,
    review: 'Review',
    connect: 'Connect wallet',
    signIn: 'Sign in',
    whyConnect: 'Connect a wallet to sign. Reading needs none.',
    whySignIn: 'Your wallet is connected. Sign in with it to sign the guest book.',
    problems: { empty: 'Write a message first.', long: 'This message is too long. Shorten it.' }
  },
  review: {
    message: 'Message',
    confirm: (fee: string) => `Sign for ${fee}`
  },
  reasons: {
    WrongFee: 'The guest book takes another fee.',
    EmptyMessage: 'The message is empty.',
    MessageTooLong: 'The message is too long.',
    NotOwner: 'Only the owner of the guest book may do this.',
    WithdrawalFailed: 'The owner of the guest book does not accept the payment.'
  } satisfies Record<ErrorName, string>
}

/** What the file of each language in `text/` exports. */
export interface GuestBookTexts {
  readonly guestBook: typeof english
}

/** Everything that visitors read on this page, in its language. */
export const guestBookText = liveText('guestBook', english)
