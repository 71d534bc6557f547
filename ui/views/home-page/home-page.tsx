import { css } from '@emotion/react'
import { devServerMessages } from '#domain/dev-server-messages.ts'
import { messages } from '#domain/messages.ts'
import { color, largeScreen, smallScreen, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { useShell } from '#ui/views/shell-context.ts'
import { Harbour } from './harbour.tsx'
import { Networks } from './networks.tsx'
import { Promises } from './promises.tsx'

const PICTURE_BESIDE = '@media (min-width: 960px)'

const hero = css({
  display: 'grid',
  alignItems: 'start',
  gap: 48,
  paddingBlock: '16px 56px',
  [largeScreen]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 32 },
  [PICTURE_BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)', gap: 72 },
  [smallScreen]: { paddingBlock: '8px 48px' }
})

const invitation = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  [PICTURE_BESIDE]: { paddingBlockStart: 56 }
})

const lead = css({
  ...type.title,
  letterSpacing: 0,
  maxInlineSize: '32em',
  color: color.secondary,
  textWrap: 'pretty',
  [smallScreen]: type.body
})

const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockStart: 8 })

const note = css(type.small, {
  display: 'flex',
  gap: 8,
  color: color.secondary,
  '&::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: 8,
    blockSize: 8,
    marginBlockStart: 6,
    borderRadius: '50%',
    backgroundColor: color.warning
  }
})

const picture = css({ [smallScreen]: { maxInlineSize: 360, marginInline: 'auto', inlineSize: '100%' } })

/** What this is, that nothing happens without the visitor, and where to begin. */
export function HomePage() {
  const { views, connect, prepare } = useShell()
  return (
    <>
      <div css={hero}>
        <div css={invitation}>
          <PageTitle size="display">{messages.home.title}</PageTitle>
          <p css={lead}>{messages.home.lead}</p>
          <div css={actions} data-focus-group="">
            {views ? (
              <views.HomeActions />
            ) : (
              <Button kind="primary" onClick={connect} onPointerEnter={prepare} onFocus={prepare}>
                {messages.home.connect}
              </Button>
            )}
          </div>
          <NetworkNote />
        </div>
        <div css={picture}>
          <Harbour />
        </div>
      </div>
      <Promises />
      <Networks />
    </>
  )
}

function NetworkNote() {
  const { settings } = useShell()
  // Only a development server has networks of its own, and the Dev Wallet with them.
  if (__LOCAL_NETWORK_EVENTS__ !== '') return <p css={note}>{devServerMessages.localNetworks}</p>
  if (settings.chains.every(({ testnet }) => testnet)) return <p css={note}>{messages.home.testNetworks}</p>
  return undefined
}
