/** Connecting a wallet that is elsewhere: on another device, or an app on this one. */
export const pairing = {
  code: (wallet: string) => `Code to connect ${wallet}`,
  preparing: 'Preparing a code',
  ready: 'The code is ready to be scanned.',
  validFor: (time: string) => `Valid for ${time}`,
  newValidFor: (time: string) => `New code, valid for ${time}`,
  expiresSoon: 'The code expires in one minute. A new one follows automatically.',
  renewed: 'A new code has replaced the old one.',
  copyLink: 'Copy link',
  openAny: 'Open a wallet',
  openAnyTitle: 'Open a wallet on this phone',
  openAnyText: 'Confirm there, then come back.',
  openAnyHelp: 'Nothing opens? Copy the link, or show the code to another phone.',
  showCode: 'Show code',
  hideCode: 'Hide code',
  confirm: (wallet: string) => `Confirm the connection in ${wallet}, then come back.`,
  preparingLink: 'Preparing the link',
  open: (wallet: string) => `Open ${wallet}`,
  openAgain: 'Open again',
  notOpened: (wallet: string) => `${wallet} did not open?`,
  notOpenedHelp: 'Try again, paste the link into the wallet, or install it first.',
  inAppHelp:
    'This page is open inside another app, where wallets may not open. Use that app’s menu to open the page in your browser, or copy its address.'
}
