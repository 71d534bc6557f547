import { css } from '@emotion/react'
import { devServerText } from '#ui/text/dev-server.ts'
import { pageText } from '#ui/text/page.ts'
import { color, largeScreen, size, smallScreen, type } from '#ui/theme/tokens.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { PageTitle } from '#ui/views/shell/page-title.tsx'
import { useConnected, useShell } from '#ui/views/shell-context.ts'
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

// The note is as high as the account's buttons that replace it, so connecting moves nothing.
const actions = css({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateRows: `auto minmax(${size.touch}px, auto)`,
  gap: 12,
  marginBlockStart: 8
})

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

/** What this page is, what it promises, and where to start. */
export function HomePage() {
  return (
    <>
      <div css={hero}>
        <div css={invitation}>
          <PageTitle size="display">{pageText.home.title}</PageTitle>
          <p css={lead}>{pageText.home.lead}</p>
          <div css={actions} data-focus-group="">
            <Actions />
          </div>
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

/** The account's own come with the frame after the one that shows its address. */
function Actions() {
  const { views, connect, prepare } = useShell()
  const isConnected = useConnected()
  return (
    <>
      {views && <views.HomeActions isConnected={isConnected} />}
      {!(views && isConnected) && (
        <>
          <Button kind="primary" onClick={connect} onPointerEnter={prepare} onFocus={prepare}>
            {pageText.home.connect}
          </Button>
          <NetworkNote />
        </>
      )}
    </>
  )
}

function NetworkNote() {
  const { settings } = useShell()
  // Only a development server has local networks, and with them the Dev Wallet.
  if (__LOCAL_NETWORK_EVENTS__ !== '') return <p css={note}>{devServerText.localNetworks}</p>
  if (settings.chains.every(({ testnet }) => testnet)) return <p css={note}>{pageText.home.testNetworks}</p>
  return undefined
}
