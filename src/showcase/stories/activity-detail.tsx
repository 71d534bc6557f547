import type { Story } from '../story.ts'
import { openEntries } from './activity.tsx'

export const story: Story = {
  group: 'Activity',
  title: 'Entry of the activity',
  layout: 'dialog',
  states: openEntries
}
