/** Why a test cannot be played in Firefox. */
const reasons = {
  body: 'the driver has no bodies of requests, which this test reads in order to answer them',
  cdp: 'the test asks Chromium’s own protocol, which no other browser has',
  script: 'the driver cannot turn scripts off',
  socket: 'the driver does not tell of sockets, and this test waits for one'
} as const

/** What Firefox's driver cannot play: by spec file, the titles of tests. */
const gaps: Readonly<Record<string, Readonly<Record<string, keyof typeof reasons>>>> = {
  'allowances.spec.ts': {
    'a node that gives no logs is named as such, and one that gives few says since when': 'body'
  },
  'routes.spec.ts': {
    'the shell is static HTML': 'script'
  },
  'small-screen.spec.ts': {
    'no content or control is under the notch or the home indicator': 'cdp'
  },
  'walletconnect-pairing.spec.ts': {
    'an unreachable relay is given up after 15 seconds, and RETRY connects when it is back': 'socket'
  },
  'walletconnect-tabs-background.spec.ts': {
    'a frozen tab loses the session to the tab in use, and gets it back when it is used': 'cdp',
    'a page in the back/forward cache leaves the session to other tabs, and rejoins when restored': 'cdp',
    'a disconnect while a page is in the back/forward cache is final there too': 'cdp'
  }
}

/** Why the test is known to fail in Firefox; undefined if it must pass. */
export function firefoxGap(file: string, title: string): string | undefined {
  const reason = gaps[file]?.[title]
  return reason && reasons[reason]
}
