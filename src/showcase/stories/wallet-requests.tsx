import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { connect, metaMask, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'

const phone: Device = { os: 'ios', browser: 'safari' }

/** The wallet has been asked for this long. */
function asked(seconds: number, wallet: Partial<Wallet> = {}, device?: Device): Scene {
  return {
    tab: () => withMetaMask(undefined, { catalogue: [metaMask(undefined, wallet)], ...(device && { device }) }),
    arrange: connect,
    draw: () => (
      <WaitingPanel
        asked="Send 0.25 ETH to 0x70…79C8"
        address={bob}
        since={Date.now() - seconds * 1000}
        onCancel={() => undefined}
      />
    )
  }
}

const paired: Partial<Wallet> = { transport: () => ({ kind: 'pairing' }), openLink: 'wallet://' }

export const story: Story = {
  group: 'Parts',
  title: 'Requests to a wallet',
  layout: 'part',
  states: {
    'just asked': asked(0),
    'asked some seconds ago': asked(6),
    'in this browser, for long': asked(75),
    'around the page, for long': asked(75, { isHost: () => true }),
    'in a browser of the wallet, for long': asked(75, {}, phone),
    'in an app on this phone, for long': asked(75, paired, phone),
    'on another device, for long': asked(75, paired),
    'a wallet with a long name': asked(0, { name: 'The Harbour Authority’s Very Own Wallet' })
  }
}
