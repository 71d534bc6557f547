import { css } from '@emotion/react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { type FrameAddress, frameUrl } from './frame-address.ts'
import type { Story } from './story.ts'

/** In px: what covers the page takes the height that the page has. */
const DIALOG_HEIGHT = 720

const title = css({ ...type.large, fontWeight: weight.strong, marginBlockEnd: 16 })
const list = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 24 })
const item = css({ minInlineSize: 0, maxInlineSize: '100%' })
const name = css({ ...type.small, fontWeight: weight.medium, marginBlockEnd: 8 })
/** A stage that is wider than the window is scrolled by itself. */
const scroll = css({ overflowX: 'auto', border: `1px solid ${color.line}`, borderRadius: radius.control })
const frame = css({ display: 'block', border: 0 })

interface StageProps {
  readonly story: Story
  readonly address: Omit<FrameAddress, 'state'>
  readonly width: number
}

/** Every state of a part, each in a page of its own, so that media queries see the chosen width. */
export function Stage({ story, address, width }: StageProps) {
  return (
    <>
      <h2 css={title}>{story.title}</h2>
      <ul css={list}>
        {Object.keys(story.states).map((state) => (
          <li key={state} css={item}>
            <h3 css={name}>
              <a href={frameUrl({ ...address, state })}>{state}</a>
            </h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
            <section css={scroll} tabIndex={0} aria-label={`${state}, ${width} px`}>
              <Frame url={frameUrl({ ...address, state })} title={state} width={width} layout={story.layout} />
            </section>
          </li>
        ))}
      </ul>
    </>
  )
}

interface FrameProps {
  readonly url: string
  readonly title: string
  readonly width: number
  readonly layout: Story['layout']
}

/** A part's frame is as high as the part. */
function Frame({ url, title, width, layout }: FrameProps) {
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState(DIALOG_HEIGHT / 3)
  useEffect(() => {
    if (!body || layout !== 'part') return
    const observer = new ResizeObserver(() => setHeight(body.offsetHeight))
    observer.observe(body)
    return () => observer.disconnect()
  }, [body, layout])
  const follow = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => setBody(currentTarget.contentDocument?.body)
  return (
    <iframe
      css={frame}
      src={url}
      title={title}
      loading="lazy"
      width={width}
      height={layout === 'part' ? height : DIALOG_HEIGHT}
      onLoad={follow}
    />
  )
}
