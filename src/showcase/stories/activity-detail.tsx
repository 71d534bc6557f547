import { hashOf } from '#ui/testing/fake-values.ts'
import { connectAndSend, drawnIn, fates, type KeptFate, keeping, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'
import { at, draw, frozen, withTransfers } from './activity.tsx'

/** Opens the entry at a place in the list. */
function opening(place: number): (drawn: HTMLElement) => Promise<void> {
  return async (drawn) => {
    const entry = await drawnIn(drawn, 'li a', place)
    entry.click()
    await drawnIn(drawn, 'dialog dl')
  }
}

const ofFate = (fate: KeptFate): Scene => ({
  tab: () => withMetaMask(undefined, { storage: keeping(fate) }),
  arrange: at('', frozen),
  draw,
  act: opening(0)
})

const transfer = (place: number, more: Partial<Scene> = {}): Scene => ({
  tab: () => withTransfers(),
  arrange: at(),
  draw,
  act: opening(place),
  ...more
})

export const story: Story = {
  group: 'Activity',
  title: 'Entry of the activity',
  layout: 'dialog',
  states: {
    'just sent': { tab: () => withMetaMask(), arrange: at('', connectAndSend), draw, act: opening(0) },
    ...Object.fromEntries(Object.entries(fates).map(([name, fate]) => [name, ofFate(fate)])),
    'a transfer from a look-alike': transfer(0),
    'a transfer to the account': transfer(1),
    'a transfer of nothing': transfer(0, {
      act: async (drawn) => {
        await drawnIn(drawn, 'li a')
        const withNothing = await drawnIn(drawn, 'input[type=checkbox]')
        withNothing.click()
        await drawnIn(drawn, 'input[type=checkbox]:checked')
        await opening(0)(drawn)
      }
    }),
    'with what it transferred': {
      tab: () => withTransfers({ storage: keeping({ ...fates.confirmed, hash: hashOf(10) }) }),
      arrange: at(),
      draw,
      act: opening(0)
    }
  }
}
