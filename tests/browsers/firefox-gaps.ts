/** Why a test cannot be played in Firefox. */
const reasons = {
  tab: 'the driver’s Tab leaves the page for the browser’s own controls, and a later Enter is theirs'
} as const

/** What Firefox's driver cannot play: by spec file, the titles of tests. */
const gaps: Readonly<Record<string, Readonly<Record<string, keyof typeof reasons>>>> = {
  'keyboard.spec.ts': {
    'connect, sign in, send, switch network and disconnect with the keyboard only': 'tab',
    'going back from a wallet to the list moves the focus with the step': 'tab',
    'Escape closes both the account and the network dialog': 'tab'
  }
}

/** Why the test is known to fail in Firefox; undefined if it must pass. */
export function firefoxGap(file: string, title: string): string | undefined {
  const reason = gaps[file]?.[title]
  return reason && reasons[reason]
}
