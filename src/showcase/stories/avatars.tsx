import { alice, bob } from '#ui/testing/fake-values.ts'
import { Avatar } from '#ui/views/parts/avatar.tsx'
import type { Story } from '../story.ts'

/** A picture of the page's own origin: others would be another server's. */
const PICTURE = '/wallets/rainbow.svg'

function TeamAvatar({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 2 2" aria-hidden="true">
      <path fill="currentColor" d="M0 0h1v1H0zM1 1h1v1H1z" />
    </svg>
  )
}

export const story: Story = {
  group: 'Parts',
  title: 'Avatars',
  layout: 'part',
  states: {
    'of addresses': {
      draw: () => (
        <>
          <Avatar address={alice} url={undefined} size={56} />
          <Avatar address={bob} url={undefined} size={56} />
        </>
      )
    },
    'a picture': { draw: () => <Avatar address={alice} name="alice.eth" url={PICTURE} size={56} /> },
    'a transaction is pending': { draw: () => <Avatar address={alice} url={undefined} size={56} isPending /> },
    'of a team’s own, lost': {
      settings: { avatar: () => Promise.reject(new Error('Lost.')) },
      draw: () => <Avatar address={alice} url={undefined} size={56} />
    },
    'of a team’s own': {
      settings: { avatar: async () => TeamAvatar },
      draw: () => <Avatar address={alice} url={undefined} size={56} />
    }
  }
}
