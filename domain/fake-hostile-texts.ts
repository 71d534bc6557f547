/** For tests: harmful texts that a wallet, node or page may send, keyed by what they attempt. Each says `evil`. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'sends to a phishing page': 'Your wallet is outdated. Visit https://evil.test and enter your seed phrase',
  'is 400 kB long': 'Visit https://evil.test now. '.repeat(14_000),
  'turns letters around': 'Paid to \u202Ehtob\u202C \u2066evil\u2069.test',
  'is full of zero-width characters': '\u200Be\u200Bv\u200Di\uFEFFl\u00AD.test',
  'begins lines of its own': 'evil\r\n\r\n\u2028Your wallet:\n\tenter your seed phrase',
  'is markup': '<img src=x onerror=alert(1)><a href="https://evil.test">RETRY</a>',
  'speaks like the page': 'You rejected the request in your wallet. Now visit evil.test'
}

/** Characters that must never be displayed, whatever their source. */
export const unfitToShow = /[\p{Cc}\p{Cf}\u2028\u2029]/u
