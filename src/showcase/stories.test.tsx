// @vitest-environment happy-dom
import { act, cleanup, getConfig, render } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openScene } from './open-scene.tsx'
import { stories } from './stories.ts'
import { Surroundings } from './surroundings.tsx'

/** Views that no story draws, each with the reason. */
const NOT_DRAWN: Readonly<Record<string, string>> = {
  'ui/views/connect-dialog/loading-pane.tsx: LoadingPane': 'only while code loads, and stories load it first',
  'ui/views/connect-dialog/test-phone.tsx: TestPhone': 'only of a development server with chains',
  'ui/views/lazy-open-requests.tsx: LazyOpenRequests':
    'only loads what the open requests draw, which stories load first',
  'ui/views/parts/untrusted-text.tsx: ExactText': "only in reviews of a team's own pages, in `contracts/`"
}

const files = import.meta.glob<Readonly<Record<string, unknown>>>(['../../ui/views/**/*.tsx', '!**/*.test.tsx'], {
  eager: true
})

/** What React has drawn of what the product exports. */
const drawn = new Set<unknown>()
let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

describe.each([...stories])('%s', (_part, story) => {
  test.each(Object.entries(story.states))('%s', async (state, scene) => {
    const { tab, view } = await openScene(scene)
    stop = tab.stop
    const { container } = await act(async () =>
      render(
        <Surroundings layout={story.layout} title={state} onDrawn={() => undefined}>
          {view}
        </Surroundings>
      )
    )
    const acting = await act(async () => ({ end: scene.act?.(container, tab) }))
    // What takes the page some time is drawn as in a browser: inside `act`, nothing is drawn before the end.
    await getConfig().asyncWrapper(async () => acting.end)
    collect(fiberOf(container))
    expect(document.body.textContent?.trim()).not.toBe('')
  })
})

describe('every view', () => {
  const views = Object.entries(files).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      /^[A-Z][a-z]/.test(name) && isComponent(value) ? [{ name: `${file.replace('../../', '')}: ${name}`, value }] : []
    )
  )
  const undrawn: string[] = []
  afterAll(() => drawn.clear())

  test('is drawn by a story, or there is a reason why not', () => {
    expect(views.length).toBeGreaterThan(100)
    undrawn.push(...views.filter(({ value }) => !drawn.has(value)).map(({ name }) => name))
    expect(undrawn.sort()).toEqual(Object.keys(NOT_DRAWN).sort())
  })
})

interface Fiber {
  readonly elementType: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** React keeps its tree at the element that it draws into. */
function fiberOf(container: Element): Fiber | null {
  const [, root] = Object.entries(container).find(([key]) => key.startsWith('__reactContainer$')) ?? []
  return (root as { stateNode: { current: Fiber } } | undefined)?.stateNode.current ?? null
}

function collect(fiber: Fiber | null): void {
  for (let each = fiber; each; each = each.sibling) {
    drawn.add(each.elementType)
    collect(each.child)
  }
}

/** A function, or what `observer` makes of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
