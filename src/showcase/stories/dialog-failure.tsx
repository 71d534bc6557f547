import { DialogFailure } from '#ui/views/shell/dialog-failure.tsx'
import type { Story } from '../story.ts'

export const story: Story = {
  group: 'Page',
  title: 'A dialog that failed',
  layout: 'dialog',
  states: { failed: { draw: () => <DialogFailure onClose={() => undefined} /> } }
}
