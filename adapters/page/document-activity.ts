import type { PageActivity } from '#domain/ports/page-activity.ts'

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll', 'focus'] as const
/** Seen before anything on the page can stop it. */
const PASSIVE = { capture: true, passive: true } as const

/** What the browser tells of its window. */
export class DocumentActivity implements PageActivity {
  get isVisible(): boolean {
    return document.visibilityState === 'visible'
  }

  onVisibility(listener: () => void): () => void {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  }

  askBeforeClosing(): () => void {
    window.addEventListener('beforeunload', refuse)
    return () => window.removeEventListener('beforeunload', refuse)
  }

  onInput(listener: () => void): () => void {
    for (const input of INPUTS) window.addEventListener(input, listener, PASSIVE)
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, listener, PASSIVE)
    }
  }
}

/** The browser asks in its own words; older ones only if something is returned. */
function refuse(event: BeforeUnloadEvent): void {
  event.preventDefault()
  event.returnValue = true
}
