import type { FakeNames } from '#ui/testing/fake-names.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { ViewedDashboard } from '#ui/views/dashboard-page/viewed-dashboard.tsx'
import { connect, named, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

function viewing(text: string, fields: Partial<FakeNames> = {}): Scene {
  return {
    tab: () => withMetaMask(undefined, { names: Object.assign(named(), fields) }),
    draw: () => <ViewedDashboard text={text} />
  }
}

export const story: Story = {
  group: 'Dashboard',
  title: 'Viewed account',
  layout: 'part',
  states: {
    'an address': viewing(bob),
    'a name': viewing('alice.eth'),
    'beside a connected wallet': { ...viewing(bob), arrange: connect },
    'where there are no names': { ...viewing('bob.eth'), tab: () => withMetaMask() },
    'an address with a typing error': viewing(`${bob.slice(0, -1)}9`),
    'looking up a name': viewing('bob.eth', { getAddress: never }),
    'an unknown name': viewing('nobody.eth'),
    'names cannot be read': viewing('bob.eth', { getAddress: () => Promise.reject(new Error('Timed out.')) }),
    'neither address nor name': viewing('0x123')
  }
}
