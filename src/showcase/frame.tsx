import { CacheProvider } from '@emotion/react'
import { configure } from 'mobx'
import { createRoot, type Root } from 'react-dom/client'
import { isSameValue } from '#domain/same-value.ts'
import { textStages } from '#src/language/page-language.ts'
import { switchLanguage } from '#src/language/translations.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import type { LanguageTag } from '#ui/text/languages.ts'
import { createStyleCache } from '#ui/theme/style-cache.ts'
import { type FrameAddress, parseFrameAddress } from './frame-address.ts'
import { openScene } from './open-scene.tsx'
import type { Story, Tab } from './story.ts'
import { Surroundings } from './surroundings.tsx'

/** A frame loads the story that it draws, and no other. */
const files = import.meta.glob<Story>('./stories/*.tsx', { import: 'story' })

configure({ enforceActions: 'observed' })
textStages.add('connect').add('account')
const html = document.documentElement
const styles = createStyleCache()
let shown: { readonly address: FrameAddress; readonly root: Root; readonly tab: Tab } | undefined
let drawing = Promise.resolve()
/** A long list grows by a few rows at a time, not in every frame. */
const STILL_FRAMES = 3
/** The fragment of the newest scene: what a scene opens may take it out of the address. */
let newest = ''

declare global {
  var showcaseFrame: { showIn(language: LanguageTag): Promise<void> } | undefined
}

addEventListener('hashchange', drawNext)
/** Shows the drawn scene in another language, without a navigation, which takes as long as the drawing. */
globalThis.showcaseFrame = {
  async showIn(language) {
    await drawing
    if (shown) await drawScene({ ...shown.address, language })
  }
}
drawNext()

/**
 * One scene after the other: a scene that is being arranged would change the language of the next. The same scene in
 * another language stays, as the real page does.
 */
function drawNext(): void {
  const { hash, pathname } = location
  newest = hash
  delete html.dataset.drawn
  drawing = drawing
    .then(() => (hash && hash === newest ? drawScene(parseFrameAddress(hash)) : undefined))
    .catch((cause: unknown) => {
      document.body.textContent = String(cause)
      reportError(cause)
    })
    .then(() => {
      if (hash !== newest) return
      // Another fragment is the next scene's, whose event is still to come.
      if (!location.hash) history.replaceState(history.state, '', pathname + hash)
      html.dataset.drawn = hash
    })
}

async function drawScene(address: FrameAddress): Promise<void> {
  const { part, state, theme, language } = address
  if (shown && isSameValue(shown.address, { ...address, language: shown.address.language })) {
    shown = { ...shown, address }
    await switchLanguage(language)
    await nextLayout()
    return
  }
  const story = await files[`./stories/${part}.tsx`]?.()
  const scene = story?.states[state]
  if (!story || !scene) throw new Error(`The showcase has no state "${state}" of "${part}".`)
  shown?.root.unmount()
  shown?.tab.stop()
  // Kept choices are the real page's; here the address has them.
  for (const kept of ['account', 'wallet', 'untranslated', 'theme']) delete html.dataset[kept]
  if (theme !== 'system') html.dataset['theme'] = theme
  if (html.lang !== language) await switchLanguage(language)
  const title = `${story.title}: ${state}`
  document.title = title
  const element = document.createElement('div')
  element.id = 'root'
  document.body.replaceChildren(element)
  const { tab, view, isLoading } = await openScene(scene)
  await new Promise<void>((drawn, failed) => {
    const root = createRoot(element, {
      onUncaughtError(cause) {
        reportError(cause)
        failed(cause)
      }
    })
    shown = { address, root, tab }
    root.render(
      <CacheProvider value={styles}>
        <Surroundings layout={story.layout} title={title} onDrawn={drawn}>
          {view}
        </Surroundings>
      </CacheProvider>
    )
  })
  await settled(isLoading)
  if (!scene.act) return
  await scene.act(element, tab)
  await settled(isLoading)
}

/** Until what the models read at once is on the page, no code or font is on its way, and nothing moves or grows any more. */
async function settled(isLoading: () => boolean): Promise<void> {
  let before = ''
  for (let still = 0; still < STILL_FRAMES; ) {
    const now = await nextLayout()
    still = isLoading() || now !== before ? 0 : still + 1
    before = now
  }
}

/** The sizes of the page and its open dialogs after the next frame, once fonts are there and what moves has arrived. */
async function nextLayout(): Promise<string> {
  await nextFrame()
  // React draws a long list in several tasks.
  await whenNothingIsQueued()
  await document.fonts.ready
  // Not by their promises: that of an animation which was cancelled before it was asked for never settles.
  while (document.getAnimations().some(isEnding)) await nextFrame()
  const boxes = [html, ...document.querySelectorAll('dialog[open]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height, element.scrollWidth, element.scrollHeight]
  })
  return JSON.stringify([document.querySelectorAll('*').length, boxes])
}

function nextFrame(): Promise<unknown> {
  return new Promise(requestAnimationFrame)
}

function isEnding({ effect, playState }: Animation): boolean {
  return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
}

/** Runs after every other task, but does not wait for an idle period, which a busy machine may never grant. */
function whenNothingIsQueued(): Promise<unknown> {
  return 'scheduler' in globalThis ? scheduler.postTask(() => undefined, { priority: 'background' }) : whenIdle()
}
