import type { ReactNode } from 'react'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { UntrustedText } from '#ui/views/parts/untrusted-text.tsx'
import { drawnIn, pressCopy } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const plain = (node: ReactNode): Scene => ({ draw: () => node })

const copied = (outcome: 'copied' | 'refused'): Scene => ({
  draw: () => <CopyButton text="0x70997970C51812dc3A010C7d01b50e0d17dc79C8" label="Copy address" />,
  act: async (drawn) => pressCopy(await drawnIn(drawn, 'button'), outcome)
})

export const story: Story = {
  group: 'Parts',
  title: 'Words of others, and copying',
  layout: 'part',
  states: {
    'a long word': plain(<UntrustedText text={'harbour'.repeat(30)} />),
    'from right to left': plain(<UntrustedText text="إرسال 0.25 ETH إلى محفظة الميناء" />),
    details: {
      draw: () => <Details text={`execution reverted: ${'0x'.padEnd(200, 'f')}`} />,
      act: async (drawn) => (await drawnIn(drawn, 'summary')).click()
    },
    copied: copied('copied'),
    'copying is not allowed': copied('refused')
  }
}
