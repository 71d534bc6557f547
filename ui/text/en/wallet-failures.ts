import type { WalletProblem } from '#domain/wallet/wallet-error.ts'

const notAvailable = (wallet: string) => `${wallet} is not available in this browser.`

/** What a visitor reads when a wallet fails; each begins where a sentence may begin. */
export const walletFailures = {
  rejected: 'You rejected the request in your wallet.',
  'not-completed': 'The connection was not completed.',
  pending: 'Your wallet already shows a request. Open it and answer that one first.',
  stayed: 'The wallet stayed on its network.',
  'wrong-network': 'Your wallet is on another network. Switch first.',
  'none-shared': 'Your wallet does not share a network that this page can use.',
  'not-shared':
    'Your wallet does not share this network with the page. Allow it in the wallet, or switch to another network.',
  'no-chains': 'No chains found on connector.',
  'chain-not-found': 'chain not found on connector.',
  unauthorized: 'Your wallet no longer shares this account with the page.',
  'account-changed': 'Your wallet changed to another account before it answered. Try again with that one.',
  unsupported: 'Your wallet cannot do this.',
  timeout: 'Your wallet did not answer. It may be locked, or its window may be hidden.',
  gone: notAvailable,
  'not-ready': notAvailable,
  unreachable: 'WalletConnect did not answer. Your wallet is reached through it.',
  offline: 'This device is not connected to the internet.',
  refused: 'WalletConnect does not accept this page.',
  'no-project': 'WalletConnect is not set up for this page.',
  'invalid-response': 'Your wallet sent an invalid response.',
  'no-account': 'Your wallet shared no account.',
  'not-opened': 'The browser did not let the page open WalletConnect. Reload the page, and try again.',
  interrupted: 'The connection to your wallet was lost before it answered. The request may still be open there.',
  'other-connected': 'Another wallet was connected first, perhaps in another tab. Disconnect it there to use this one.',
  unknown: 'Something went wrong in the wallet.',
  disconnected: 'Your wallet is not connected to any network.',
  'chain-disconnected': 'Your wallet is not connected to this network.',
  'unknown-chain': 'Your wallet does not know this network.',
  invalid: 'Your wallet considers the request invalid.',
  'invalid-data': 'This page prepared something that no wallet can sign. Your wallet was not asked.',
  limited: 'Your wallet has received too many requests. Wait a moment, then try again.',
  'duplicate-batch': 'Your wallet has already received this request.',
  'unknown-batch': 'Your wallet does not know this request.',
  'too-many-calls': 'This is too much for your wallet to do in one request.',
  reverted: 'A contract refused this request.',
  'insufficient-funds': 'The account does not hold enough to pay for this.'
} satisfies Record<WalletProblem, string | ((wallet: string) => string)>
