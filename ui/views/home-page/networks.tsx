import { css } from '@emotion/react'
import { pageText } from '#ui/text/page.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { TileIcon } from '#ui/views/parts/tile-icon.tsx'
import { useShell } from '#ui/views/shell-context.ts'

/** The chain dialog lists them all; here a few suffice. */
const MAX_NAMED = 8

const section = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 32px',
  paddingBlockStart: 32,
  '& h2': { ...type.small, fontWeight: weight.medium, color: color.secondary },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '12px 32px' },
  '& li': { display: 'flex', alignItems: 'center', gap: 12, fontWeight: weight.medium }
})

export function Networks() {
  const { settings } = useShell()
  const more = settings.chains.length - MAX_NAMED
  return (
    <section css={section} aria-label={pageText.home.networks}>
      <h2>{pageText.home.networks}</h2>
      <ul>
        {settings.chains.slice(0, MAX_NAMED).map(({ id, name, iconUrl, iconBackground }) => (
          <li key={id}>
            <TileIcon url={iconUrl} background={iconBackground} size={24} shape="round" />
            <bdi translate="no">{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{pageText.home.moreNetworks(more)}</li>}
      </ul>
    </section>
  )
}
