/** What `src/public/share.png` shows: whoever replaces it describes it here. English, as the page that others read without scripts. */
export const sharePicture =
  'A sailing boat in a harbour, and the words “Connect a wallet, see its balance, follow its transactions.”'
