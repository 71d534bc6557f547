/** Why a test cannot be played in Firefox. */
const reasons = {
  body: 'the driver has no bodies of requests, which this test reads in order to answer them',
  cdp: 'the test asks Chromium’s own protocol, which no other browser has',
  script: 'the driver cannot turn scripts off'
} as const

/** What Firefox's driver cannot play: by spec file, the titles of tests. */
const gaps: Readonly<Record<string, Readonly<Record<string, keyof typeof reasons>>>> = {
  'allowances.spec.ts': {
    'a node that gives no logs is named as such, and one that gives few says since when': 'body'
  },
  'crowded.spec.ts': {
    'with 500 networks, 300 wallets, 200 tokens and 10,000 transactions, a page does first what a screen shows': 'cdp',
    'a screen further down in 10,000 entries of Activity, only the rows of that screen are drawn': 'cdp',
    'while 10,000 entries of Activity are scrolled by wheel, every frame is short on a slow processor': 'cdp',
    '200 tokens and 50 networks are shown and scrolled in short frames on a slow processor': 'cdp'
  },
  'fetched-code.spec.ts': {
    'a first visit fetches at most 185000 bytes of JavaScript until the page is quiet': 'cdp',
    'opening the connect dialog waits for no code': 'cdp',
    'a visitor who saves data fetches the code of wallets and chains on the first sign of intent': 'cdp',
    'the code of an account, fetched while the list is read, has at most 50000 bytes': 'cdp'
  },
  'routes.spec.ts': {
    'the shell is static HTML': 'script'
  },
  'small-screen.spec.ts': {
    'no content or control is under the notch or the home indicator': 'cdp'
  }
}

/** Why the test is known to fail in Firefox; undefined if it must pass. */
export function firefoxGap(file: string, title: string): string | undefined {
  const reason = gaps[file]?.[title]
  return reason && reasons[reason]
}
