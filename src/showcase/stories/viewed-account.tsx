import { FakeNames } from '#ui/testing/fake-names.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { ViewedDashboard } from '#ui/views/dashboard-page/viewed-dashboard.tsx'
import { never } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

function viewing(text: string, fields: Partial<FakeNames> = {}): Scene {
  return {
    tab: () => ({ names: Object.assign(new FakeNames(), fields) }),
    draw: () => <ViewedDashboard text={text} />
  }
}

export const story: Story = {
  group: 'Dashboard',
  title: 'Viewed account',
  layout: 'part',
  states: {
    'an address': viewing(bob),
    'looking up a name': viewing('bob.eth', { getAddress: never }),
    'an unknown name': viewing('nobody.eth'),
    'names cannot be read': viewing('bob.eth', { getAddress: () => Promise.reject(new Error('Timed out.')) }),
    'neither address nor name': viewing('0x123')
  }
}
