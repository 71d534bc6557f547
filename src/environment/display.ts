import type { ConnectButtonDisplay } from '#ui/display.ts'
import type { Config } from '../config.ts'

const MODAL_SIZES: readonly unknown[] = ['compact', 'wide']
const VALUES: Readonly<Record<keyof ConnectButtonDisplay, readonly unknown[]>> = {
  accountStatus: ['full', 'avatar', 'address'],
  chainStatus: ['full', 'icon', 'name', 'none'],
  showBalance: [true, false]
}

/** How much the page shows, from `config.ts`. @throws Error with one sentence. */
export function readDisplay({ modalSize, display }: Config): Pick<Config, 'modalSize' | 'display'> {
  check('modalSize', modalSize, MODAL_SIZES)
  for (const [property, values] of Object.entries(VALUES)) {
    const value = display[property as keyof ConnectButtonDisplay]
    const perBreakpoint = typeof value === 'object' ? [value.smallScreen, value.largeScreen] : [value]
    for (const each of perBreakpoint) check(`display.${property}`, each, values)
  }
  return { modalSize, display }
}

function check(property: string, value: unknown, values: readonly unknown[]): void {
  if (values.includes(value)) return
  const allowed = values.map((each) => JSON.stringify(each)).join(' or ')
  throw new Error(`${property} in src/config.ts must be ${allowed}, got ${JSON.stringify(value)}.`)
}
